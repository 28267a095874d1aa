/** Further forms and goods in French, Italian, Spanish, Portuguese and Catalan, of senses of other tables. */
export const ROMANCE_FORMS = `
investment: inversió
leasing: locazione_finanziaria arrendamiento_financiero locação_financeira arrendament_financer
factoring: affacturage factoraje facturatge
stock_exchange: borsa_de_valors
tunnel: traforo túneles túneis túnels
railway: ferroviari ferrocarrís
tram: tranvia tranvie tranviaria tranvías
transport: trasportatori
port_authority: autorità_portuale
shipyard: cantieri_navali drassana drassanes
airport: aeroportuale aeroportuari
consulting: assessores
association: asociacións
authority: autoritats
chamber_of_commerce: cambra_de_comerç
police: gendarmerie
army: exército exèrcit
military: militaires
faculty: faculdades facultat facultade
library: bibliothèques biblioteche bibliotecas biblioteques
theatre: teatros teatres
film: cinematografico
television: televisões
sun: solaires
gas: gazier
mining: minaría
quarry: pedreiras pedrera pedreres canteira canteiras
stone: pedres
marble: marmo
sand: sablière sabbie arenera areias sorra sorres
concrete: formigó formigons formigón
brick: brique
iron: hierros ferros
metal: metais
aluminium: aluminios
copper: cuivres coure
lead_metal: plom
nickel: níquel
salt: sels salinera salineira
diamond: diamants diamantes
jewellery: joaillerie bijoux gioielleria oreficeria joyas joalharia joalheria joias joieria joies xoiería
clock: montres orologeria relojería relojoaria relógios rellotgeria rellotges reloxería
pharmacy: farmàcies
perfume: parfums parfumeries profumo profumi profumeria profumerie perfumaria perfumarias
soap: savons savonnerie sapone saponi saponificio jabones jabonería sabão sabões sabonetes saboaria sabons xabón
detergent: lessive deterxentes
rubber: caoutchoucs cauchos borrachas cautxú
explosive: explosif explosifs poudrerie esplosivi esplosivo explosivo explosius
board: carton cartons cartonnage cartonnerie cartone cartoni cartonificio cartones cartonajes cartonagem cartró cartrons cartonatges papelão
pulp: pâte_à_papier cellulosa celulosa celulosas celulose
sawmill: segherie aserraderos serração serrarias serradora serradores serradoiro
spinning: spinning_mill spinning_mills filatures filatura hilatura hilaturas hilados fiação fiações
cotton: cotons cotonnière cotoni cotonificio algodones algodonera algodão algodoeira cotó
wool: laines lainière lanificio lanas lanera lanifícios llanes
silk: soies soierie soieries seterie sedas sedería
hides: tanners concerie curtidos curtumes adoberia
fashion: modes modas
ham: jambons prosciutto prosciutti prosciuttificio jamones presunto presuntos pernil pernils xamón
pork: porcs porcin porcine maiale suini suinicola cerdos porcino porcina porcos suínos porcí
egg: œuf uovo huevo ovos
sheep: moutons ovin ovini pecore ovejas ovelhas ovella ovelles
fisherman: pêcheurs pescatori pescadores pescadors
seafood: fruits_de_mer frutti_di_mare produits_de_la_mer prodotti_ittici productos_del_mar frutos_do_mar productes_del_mar
milk: laits llets
butter: beurres beurrerie mantequillas manteigas mantega
chocolate: cioccolato cioccolateria cioccolata xocolata xocolates
pasta: pâtes_alimentaires pastificio pastifici pastas_alimenticias massas_alimentícias
wheat: blés froment frumento trigos
soy: soja soia soxa
potato: pommes_de_terre patate patatas batatas
olive: oléicole oleificio olivarera azeitonas
vineyard: vigne vignes vigneto viña vinha vinhedo vinya vinyes
liquor: destilarias bebidas_espirituosas destilleria licors
mineral_water: augas_minerais
beverage: beguda
spices: épice especiaria
ice_cream: gelato gelateria helado heladería gelado sorvete sorveteria gelat gelats xeados
refrigeration: frigorifique frigorifiques frigorifero frigorifera frigoriferi frigorífica refrigeração
hotel: alberghiero
tourism: turístic
travel: viaggio viaje viagem viatge viaxes
lottery: loteries loterías lotarias
game: jeu gioco juego jogo jogos xogo xogos
toy: giocattolo brinquedo joguina joguines xoguete
dental: dentaires odontoiatrico odontoiatrica odontología odontológico dentário dentária odontológica
optics: optiques opticiens lunetterie ottiche ottico occhiali ótica ótico
veterinary: vétérinaires veterinarios
blood: sangue sangre
children: niño infancia criança crianças
youth: giovanile joventut joves mocidade
social: sociais
export: esportatori
foreign_trade: comércio_externo
market: mercats
product: prodotto produto
tool: outil outillages utensile
engine: motoriste motore
cable: cavo
wire: tréfilerie trafileria trafilerie alambres arame arames filferro
screw: visserie boulonnerie viteria bulloneria tornillo tornillos tornillería parafuso parafusos cargols
spring: ressort resorte resortes
bearing: roulement cuscinetto rodamiento rolamento rolamentos rodament rodaments
gear: engrenage engrenages ingranaggio ingranaggi engranaje engrenagem engrenagens engranatge engranatges
boiler: chaudière chaudières chaudronnerie caldaia caldaie caldareria calderas calderería caldeira caldeiras caldeiraria calderes
heating: heating chauffage riscaldamento aquecimento
air_conditioning: climatizzazione condizionamento climatización aire_acondicionado climatização ar_condicionado climatització
lighting: éclairages luminaires iluminação illuminació
battery: accumulateurs batteria accumulatori acumuladores bateries
electronics: elettroniche
instrument: strumento strumentazione
measurement: métrologie misura mediciones medição medições
carbuilding: veicolo vehículo veículo veículos
truck: caminhão camião camiões camió
bus: autobus autocar autocars autobuses autocares ônibus autocarros autobusos
bicycle: vélos bicicletta biciclette bicicleta bicicletes
motorcycle: motos motociclo motocicli motocicletta motocicleta motocicletas motociclos
tractor: tracteur tracteurs trattore trattori trattrici tratores
weapon: armement armurerie armeria armamento
recycling: riciclo reciclado reciclaxe
laundry: blanchisseries lavanderie lavandaria bugaderia
irrigation: irriguo riegos regants
logistics: logistiques
garage: autorimessa autorimesse garajes garatges
elevator: ascenseur ascenseurs ascensore ascensor elevador elevadores ascensors
ropeway: cable_car cable_cars téléphérique téléphériques remontées_mécaniques funivia funivie funicolare teleférico teleféricos telefèric
crane: grue grues grúas guindaste guindastes
scaffolding: échafaudage ponteggio andamio andaime bastides
roofing: tetti cubierta telhado telhados cobertes teulada
windows: fenêtre finestra ventana esquadrias finestres fiestra
carpentry: falegnameria carpinterías fusteria fusteries
floor: pavimento paviment paviments
carpet: tappeto alfombra tapetes catifa catifes
flower: fleur floral
public: pubbliche
private: privée
rural: ruraux rurais
urban: urbains
river: rivière fleuves fluvial fluviale fiumi
lake: lacs lacustre laghi llac llacs
island: îles insulaire isole insulare islas insular ilha ilhas illas
coast: côtes littoral costiera litoral
west: occidentali
lion: leones leão leões lleó lleons
eagle: aigles aquile águilas águia águias
horse: chevaux cavalli caballos cavalo cavalos cavalls cabalo
swan: cygne cygnes cigno cigni cisne cisnes cignes
star: étoiles estrellas estrela estrelas
crown: couronnes coronas coroas corones
red: rouges rossa roja rojos vermelho vermelha vermell vermella vermello
white: blancs blancos
black: noire noirs
green: verte verts verdes verd verda
blue: bleue bleus azzurro azzurra azules azuis blava
yellow: jaune jaunes giallo gialla amarelo amarela groc groga
church: églises chiese igrejas església esglésies igrexa
diocese: diocésain diocesano diocesana bisbat
development: desenvolvemento
innovation: innovaciones inovações
solution: solução solució
system: sistemes
economics: économiques
participation: partecipazione participação
student: estudiante estudante estudiant estudiants
teacher: enseignant professeurs insegnante docenti profesores docentes
architect: arquiteto arquitecte arquitectes
nursing: infirmiers infirmières infermieri enfermeras enfermería enfermeiros enfermagem infermeres infermeria
meteorology: météorologique meteorologico meteoroloxía
geological: géologique geologico geològic xeoloxía
biology: biologique biologiques biologico biologica biològic bioloxía
biotechnology: biotecnologie biotecnologías biotecnoloxía
gypsum: plâtres gessi yesos gessos guix guixos xeso
gravel: granulats ghiaie inerti grava áridos cascalho àrids
dam: barrages dighe embalse barragens represa
canal: canaux canais
city: villes ciudades cidades ciutats
brothers: frère fratello hermano irmão irmáns
sons: fillos
heirs: hereus
widow: vídua
house: maisons casas
home: hogar hogares
kitchen: cuisines cucina cocina cozinha cozinhas cuines
crystal: cristallerie cristaux cristallo cristalli cristalleria cristales cristais cristall
umbrella: parapluie parapluies ombrello ombrelli ombrellificio paraguas guarda_chuva paraigua
yarn: filatos hilados fil_à_coudre filato filati hilo hilos linha_de_costura
knife: couteau couteaux coutellerie coltello coltelli coltelleria cuchillo cuchillos cuchillería facas cutelaria ganivet ganivets coitelo
locks: serrure serrurerie serratura cerradura cerrajería fechadura panys
pen: stylo stylos bolígrafos caneta canetas bolígraf
pencil: matita matite lápiz lápices lápis llapis
musical_instrument: instrumentos_musicais
orchestra: orquestas orquestras
technology_park: parc_científic
industrial_zone: distrito_industrial polígon_industrial
free_zone: zonas_francas
certification: certificaciones certificação certificações
nature: naturali naturaleza naturals
animal: animale animali animales animaux animais
feed: mangime piensos pienso ração pinsos pensos
banana: bananes bananière plátano plátanos bananera plàtan plàtans
apple: manzanas maçãs mazá
orange: arancia arance naranja naranjas laranja laranjas taronja taronges laranxa
grapes: uve uvas raïm
mushroom: champignons fungo funghi hongos champiñones cogumelo cogumelos xampinyó
region_mediterranean: mediterrânico mediterrani
knitwear: géneros_de_punto gèneres_de_punt malhas
wealth: patrimonial patrimoniale patrimoniali patrimoniais
flour_mill: meunerie molitoria moagem
ceramics_tile: azulejo azulejos piastrella piastrelle
oil: aceite
`;
