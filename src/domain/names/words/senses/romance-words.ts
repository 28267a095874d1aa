/** Words of names in French, Italian, Spanish, Portuguese and Catalan, by their senses. */
export const ROMANCE_WORDS = `
savings: risparmi poupanças estalvi aforro aforros
insurance: assureur assureurs assicurativo assicurativa asegurador aseguradoras segurador seguradora seguradoras assegurança asseguradora asseguradores
reinsurance: réassurances riassicurazioni reaseguradora resseguro resseguros resseguradora reassegurança reassegurances
mutual: mutualista mutualistas mutualistes mutualiste mutualités mutualidad mutualidades mutualidade mutuelles mútuo mútues
pension: retraite retraites jubilación pensão pensões aposentadoria
securities: valeurs_mobilières valori_mobiliari valores_mobiliários valors_mobiliaris
brokerage: courtier courtiers courtage corredores correduría corretaje corretora corretoras corretor corretores corretagem corredoria
trust: fiducie fiduciaire fiduciaires fiduciaria fiduciario fiduciarie fideicomisos
asset_management: gestion_actifs gestione_del_risparmio gestión_de_activos gestão_de_ativos gestão_de_activos gestió_actius xestión_de_activos
management: gestioni gestora gestoras gestió xestión xestora
heritage: patrimoine patrimonial patrimonio patrimoniale patrimoni retaggio
real_estate: immobiliers inmobiliarios imobiliário imobiliários imobiliárias immobiliària immobiliàries
housing: alloggio abitazione edilizia_abitativa habitações habitacional habitatge vivenda
construction: constructeur costruzione costruttore costruttori constructoras construtoras
building: edifici edile edili edilizio edificación edificaciones edificação edificações edificis edificació edificacions
road: routier routière stradale stradali carretera estradas rodoviário rodoviária rodovia rodovias carreteres
expressway: autostrada autostradale autopista autovía autovías autoestrada autoestradas auto_estrada autopistes
shipping: armateur armatore armatoriale naviero navegação naviliera naveira
airline: línies_aèries liñas_aéreas
aeronautics: aéronautique aeronautica aeronautico
space: spatiale spaziale spazio spaziali espacio espaço espai espazo
customs: douanier douanière dogane doganale doganali aduanero aduanera alfândegas aduaneiro aduaneira duana duanes duaner
tax: tributi tributos fiscali fiscales fiscais fiscaux impôt impôts fiscale imposta imposte tributario tributaria impuesto impuestos imposto impostos tributari
revenue: recettes entrate ingresos receita receitas
accounting: commissariat_aux_comptes revisione_contabile contabili contabilista
law: lawyer lawyers attorneys droit diritto derecho direito dret dereito avvocato abogado advogado advocat avogado avogados
service: servei servizo
company: sociétés sociedades compañías companhias societat societats
enterprise: empresarial
group: raggruppamento agrupación agrupamento grups agrupació
federation: federaciones federação federações
foundation: fondazioni fundacions
agency: agenzie axencia axencias
ministry: ministerios ministeris
department: dipartimenti departamentos
directorate: direction directions direzione direzioni dirección direcciones direção direções direcção direcció direccions
office: bureaux uffici oficinas escritórios oficines
council: consigli consejos conselho conselhos consells consello
committee: comités comitati
commission: comisiones comissão comissões
chamber: chambres camere cámaras cambra cambres
consortium: consorzi consorcios consorci consorcis
municipality: communes communal communale municipale comunale comunali municipios ayuntamientos municipi ajuntaments concello concellos
province: provinciale provincias diputación diputació deputación
region: região regiões rexional
state: statali estatales estat
government: governativo governamental goberno
defence: defesa
university: universitaire universitario universitaria universidades universitats universitari
school: scolaire scolastico scolastica escolar escoles
college: collegio colegios collegi collegis colexio
education: insegnamento enseñanza ensenyament
training: formations formación formação formações formació
research: investigação investigació
scientific: scienza scientifici ciencia ciencias científicas ciències científic
technology: tecnologies tecnològic tecnoloxía tecnoloxías tecnolóxico
technical: tecniche técnicos tècnic tècnics
engineering: ingegnere ingenierías enginyeria enginyers enxeñaría enxeñería
museum: musées musei museos
culture: culturale culturali culturales culturais culturals
publishing: editori editoriale editores editoras edicions
printing: imprimeur impression stamperia tipografica imprentas impresora impressão impressió
newspaper: quotidien quotidiano diari diaris xornal
press: premsa
book: librerie livrarias llibre llibres llibreria libraría
advertising: pubblicitario publicidade publicitat
broadcasting: radiodiffusione radiodifusão radiodifusió
post: correo correio correus correu
computer: ordinateurs calcolatori elaboratori ordenador ordenadores computadoras computador computadores ordinador ordinadors
data: dados dades
network: reti xarxa xarxes
electricity: elettrico elettrica elettrici elettriche eléctrico eléctricos elétrica elétrico elétricas elétricos electricidade
energy: energetico energías energètic enerxía enerxías enerxética
power_station: centrale_électrique centrale_elettrica central_eléctrica usina_elétrica central_elétrica
hydro: hydroélectriques idroelettriche hidroeléctricas hidroelétrica
atomic: nucleari nucléaires
wind: eòlic eòliques
renewable: renouvelable renouvelables rinnovabile rinnovabili renovable renovables renovável renováveis
petroleum: petrolifero petrolero
refinery: raffineries raffinazione refinerías refinaria refinarias
fuel: carburant carburante carburanti combustibili carburantes combustível combustíveis
coal: charbons charbonnage charbonnages houillères carbonifera carbones carvões carbó carbons
glass: vetrerie vetraria vidriera vidreira vidres
steel: steelmaking steelmaker steelmakers aceiro sidérurgique sidérurgiques siderurxia
casting: fonderies fundiciones fundição fundições foneria
metallurgy: métallurgique metallurgico metallurgica metalúrgico metalúrgicas metallúrgia metallúrgica metalurxia
silver: prata
chemical: chimiche químic
petrochemical: pétrochimique petrolchimico petroquímico petroquímicas
pharmaceutical: farmaceutico farmaceutiche farmacèutic farmacèutics
paint: peinture vernice pittura colorificio pintura tintas pintures
tyre: pneu pneumatique pneumatiques pneumatico neumático llantas pneumáticos pneumàtic pneumàtics
fertiliser: fertilizzante concimi fertilizante abonos adubos fertilitzant fertilitzants adobs
paper: papetière cartario papeleras papeleira
furniture: meuble arredamento mueble móvel moble mobiliari
forest: sylvicole bosque bosques floresta florestas
textile: tessuto tecelagem teixits
leather: maroquinerie cuoi pelli piel marroquinería marroquinaria coiro
shoe: calzatura calzaturificio calzados calçado calçados calçat calçats sabates
garment: prêt_à_porter vestiti vestido confección confeccions roupa
food: aliment alimento alimenti alimentazione alimentario alimentaria alimentación alimentação
agriculture: agricolo agrario agrari agrarias
farmer: agriculteur agriculteurs agricoltore agricoltori coltivatori agricultor agricultores agricultors
farm: fermes fattoria fattorie masseria granjas fazendas granxa granxas
livestock: allevatori ganado ganaderos gado pecuário ramaderia bestiar gandería gandeira gandeiros
meat: boucherie charcuterie macelleria carnicería càrnies
poultry: avicole avicolo avicoli frango frangos pollastre
fish: pesci ittico ittici peixos pesqueira pesqueiras pescas
canning: canned conserverie conserviera conserviero conserveira
dairy: laitiers latterie lattiera caseificio lechería láctea lleteria làctic làctics lletera
cheese: formaggio caseifici queserías formatge formatges formatgeria queixo queixos queixería
bakery: panificazione pão pães panetteria panifici
confectionery: confiseries confiseur dolciaria dolciario dolciumi caramelos confeitaria doces
sugar: sucres sucrière saccarifera azúcares azucarero açúcares sucrera azucre
flour: farines farinha farinhas farinera fariña fariñas
mill: moulin moulins meunerie mulino mulini molino molinos molinera moinho moinhos molí muíño muíños
rice: rizerie rizicole riseria arroces arrocera arrozeira arròs
seed: graine graines semencière sementiero sementiera semillera llavor llavors
fruit: frutti ortofrutta ortofrutticola fruta frutícola fruticultura froita froitas
vegetable: légume verdure orticola hortalizas hortofrutícola hortaliças verdures hortalisses
wine: viticole cellier adegas cellers
brewery: bière bières cervejas cervesa cerveses cervexas brasseur brasseurs birrifici cervejeira cerveseria cervesera cervexaría
water: acquedotto idrico idrica aigües auga augas
coffee: cafés torréfaction torrefazione cafetera cafetalera cafeeira torrefação
tobacco: tabacs tabacchi tabacchicoltura manifattura_tabacchi tabacos tabacalera tabaqueira
frozen: surgelé surgelés surgelato surgelati congelado congelados congelat congelats conxelados
sport: desporto esporte esportiu
clinic: cliniques casa_di_cura
health: sanitaire sanitaires sanidad sanitat sanidade
medical: mediche mèdics
women: féminin femminile femenino femenina feminino feminina mulleres
family: familles familial familiale famiglie familiare familias familiar famílies
security_guard: sûreté seguridade
employment: emploi emplois occupazione impiego empleo empleos emprego empregos ocupació
labour: travail trabajo laboral trabalho treballs traballo
worker: travailleurs ouvriers lavoratori operai trabajadores obreros trabalhadores operários treballadors obrers traballadores
employer: patronat datori_di_lavoro empleadores patronal empregadores
industry: industriais industrials
trade: comercios comerciais comercials
commercial: comercios comerciais
wholesale: grossistes ingrosso grossista atacadista atacadistas majoristes maiorista
retail: détaillants dettaglianti retalho retalhistas minoristes
distribution: distributeur distributeurs distributore distributrice distribuciones distribuidoras distribuidor distribuições
supermarket: supermarché supermarchés hypermarché hypermarchés supermercato supermercati ipermercato ipermercati supermercado supermercados hipermercado hipermercados supermercat supermercats
store: magatzem magatzems botiga botigues
warehouse: magatzems almacéns
exhibition: foire foires fiera fiere feria feira feiras fira fires expositions esposizione esposizioni mostra mostre exposición exposiciones exposição exposições exposició exposicions
plant: manufactures fabbriche manifattura manifatture fábricas manufacturas manufacturera manufatura manufaturas
machine: macchina macchinario máquina màquines
mechanical: meccanico meccanici mecànic
equipment: équipementier apparecchiature equipamientos
valve: vanne robinetterie valvola rubinetteria rubinetterie válvula grifería vàlvules
pipe: tuyau tuyauterie tubo tubazioni tubificio tubería tuberías tubulações canonades
home_appliances: électroménager elettrodomestico elettrodomestici electrodoméstico electrodomésticos eletrodoméstico eletrodomésticos electrodomèstics
automobile: autoveicoli automotivo voiture voitures autovettura autovetture coche coches cotxe cotxes
packaging: conditionnement confezionamento envase embalatges envasos embalaxe embalaxes
waste: déchet rifiuto residuo residu
cleaning: pulizia nettezza limpeza limpezas neteges
sewerage: eaux_usées fognature depurazione depuración esgoto esgotos clavegueram sanejament
environment: environnemental medioambiental meio_ambiente écologie écologique ecologia ecologico ecologica ecològic ecoloxía
freight: affrètement flete fletes frete fretes cargas nòlit càrrega
forwarding: spedizione spedizionieri transitario transitari transitaris
parking: stationnement parcheggio parcheggi aparcamiento aparcamientos estacionamiento estacionamientos estacionamento estacionamentos aparcament aparcaments aparcamento
rental: noleggi locazione alquileres arrendamiento aluguel aluguer locação locadora arrendamento lloguer lloguers
maintenance: manutenzioni mantenimientos manutenção manutenções manteniment mantemento
installation: instalação installació installacions
repair: riparazione reparación reparação reparações reparació reparacions
garden: jardins jardinerie giardini vivaio vivai jardines vivero viveros jardinería jardim viveiro viveiros jardí xardín
park: parcs parchi parques
central: centrais
united: unie unito unita unido unidas unides
new: nouveaux nouvelles nuovi nuove nuevos novos novas
great: grands grandes grandi
first: premières primeras primero primeros primeiro primeira
general: généraux gerais xeral xerais
europe: europei europee europeu
world: mondiali mundiales mundiais món
royal: reali reial reials
federal: fédéraux federais
people: populaires popolari popolo povo poble
air: aérienne aériens aerea aeree aerei aéreas aéreos aèria
north: settentrionale settentrionali setentrional nortenho
south: meridionali
east: orientali orientales leste
charity: caritatif carità beneficencia caridad caridade misericórdia caritat
project: progetto proxecto
finance: financier financiers finanziarie finanzas financieras
treasury: trésorerie tesouraria tresoreria
guarantee: garanties cautionnement garanzie fideiussione confidi
notary: notarial notai notarile notariato notario notarios notaris
quality: calidad qualidade calidade
standard: normalisation normazione unificazione normalización normalização normalització
inspection: ispezione ispezioni inspecciones inspeção inspecção inspeções
welfare: bien_être bienestar bem_estar benestar
patent: brevet brevets brevetto brevetti
region_basque: vasco vascos basc bascos país_basc
provident: previsió previdenziale previdenziali previdenciária previdenciário
savings_bank: savings_bank savings_banks caisse_d'épargne caisse_épargne caisses_épargne caixa_estalvis caixes_estalvis casse_di_risparmio cajas_de_ahorros caixas_econômicas caixa_econômica cassa_di_risparmio caja_de_ahorros caixa_de_aforros
investor: investor investors investisseur investisseurs investitore investitori inversor inversores investidores inversors
public_works: public_works public_work trabajos_públicos obra_pública travaux_publics lavori_pubblici obras_públicas obres_públiques
confederation: confederation confederations confederazione confederación confederaciones confederações confederação
trade_union: trade_union trade_unions labor_union labour_union labor_unions labour_unions syndicat syndicats sindacato sindacati sindicato sindicatos sindicat sindicats
fire_brigade: fire_brigade fire_brigades fire_department fire_service firefighters firefighter sapeurs_pompiers pompiers vigili_del_fuoco bomberos bombeiros
agri_food: agri_food agrifood agro_food agrofood agroalimentaire agroalimentaires agroalimentare agroalimentari agroalimentario agroalimentaria agroalimentar agroalimentares
pastry: pastry pastries patisserie patisseries pasticceria pasticcerie pasticceri pastelería repostería pastelaria confeitaria pastisseria pastissos
workshop: workshop workshops officina officine taller talleres tallers
producer: producer producers produttori producteur producteurs produttore productora productores produtor produtora produtores productors
land_reclamation: land_reclamation reclamation bonifiche bonifica
aid: aid aide aides secours aiuto aiuti soccorso ayuda ayudas socorro ajuda ajut axuda
study: study studies étude études estudios estudo estudos estudis
statistics: statistics statistical statistiche statistico statistica statistique statistiques estadística estadísticas
associated: associated associate associates associati associato associé associés associées asociado asociados asociada associado associados
consumer: consumer consumers consommateurs consommation consumatori consumo consumidores consumidors
protection: protection protections protección protezione protezioni tutela protecciones proteção protecção
prevention: prevention prevenzione prevención prevenció prevenção
assistance: assistance assistenza asistencia assistência
competition: competition concurrence concorrenza competencia concorrência
intellectual_property: intellectual_property propriété_intellectuelle proprietà_intellettuale propiedad_intelectual propriedade_intelectual propietat_intellectual propiedade_intelectual
region_flanders: flanders flemish flandre flandres flamand flamande flamands vlaanderen vlaamse vlaams
region_wallonia: wallonia walloon wallonie wallonne wallon wallonnes
region_sicily: sicily sicilian sicile sicilia siciliano siciliana siciliani siciliane
region_sardinia: sardinia sardinian sardaigne sardegna sardo sarda
region_tuscany: tuscany tuscan toscana toscano toscani toscane
region_south_tyrol: south_tyrol südtirol südtiroler alto_adige altoatesino
region_catalonia: catalonia catalan cataluña catalana catalanes catalunya català catalans
region_andalusia: andalusia andalusian andalucía andaluza andaluz andaluces
region_galicia: galicia galician gallega gallegos galego galega galegos galegas
region_latin_america: latin_america latin_american america_latina latinoamericanos amérique_latine latinoamericano latinoamericana
region_alps: alps alpes alpi alpino alpina
region_lombardy: lombardy lombardia lombarda lombarde
region_valencia: valencian valenciano valenciana valencianos valencià valencianes
`;
