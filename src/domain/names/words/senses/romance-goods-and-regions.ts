/** Goods, nature and regions in French, Italian, Spanish, Portuguese and Catalan. */
export const ROMANCE_GOODS_AND_REGIONS = `
train: train trains treno treni tren trenes trem trens comboio comboios
prison: prison prisons penitentiary penitentiaries pénitentiaires pénitentiaire penitenziario penitenciario penitenciaria penitenciari
civil_protection: civil_protection civil_defence civil_defense protection_civile protección_civil protezione_civile proteção_civil protecção_civil
porcelain: porcelain porcelains porcelaine porcelaines porcellana porcellane porcelana porcelanas
varnish: varnish varnishes vernis barnices vernizes barniz verniz vernissos
flax: flax linen linens linière linho linhos liño
hosiery: hosiery bonneterie calzificio calcetería
sausage: sausage sausages saucisse saucissons salaisons salumi salumificio salsiccia embutidos salchichas enchidos linguiça salsichas embotits salsitxes
cattle: cattle bovine bovines bovin bovins bovini bovinos vacuno boví vacún bovino
goat: goat goats chèvre chèvres caprin capre caprino cabras cabres
shellfish: shellfish mariscos crustacés coquillages crostacei molluschi marisco mariscs marisc
biscuit: biscotto biscotti biscottificio galleta galletas bolacha bolachas biscoitos galeta galetes
maize: maize corn granoturco blat_de_moro maíz milho
winegrower: winegrower winegrowers wine_grower wine_growers vine_growers vinegrowers vigneron vignerons viticulteurs viticoltore viticoltori vignaioli viticultor viticultores vinhateiros viticultors
vinegar: vinegar vinegars vinaigre vinaigres vinaigrerie aceto acetificio acetaia vinagre vinagres
beekeeping: beekeeping beekeeper beekeepers apiculture apiculteurs apicoltori apicultores apicoltura apicultura miels apicole mieles apícola
nursing_home: nursing_home nursing_homes retirement_home retirement_homes care_home care_homes maisons_de_retraite case_di_riposo lares_de_idosos maison_de_retraite ehpad casa_di_riposo residencia_de_ancianos lar_de_idosos residència_de_gent_gran
temporary_work: temporary_work temporary_employment temporary_staffing travail_intérimaire empleo_temporal intérim travail_temporaire lavoro_temporaneo lavoro_interinale trabajo_temporal trabalho_temporário treball_temporal
coachwork: coachwork bodywork body_shop auto_body coachbuilder coachbuilders carrosserie carrosseries carrozzeria carrozzerie carrocería carrocerías carroçaria carrosseria
cork: cork corks sugherifici bouchons sughero sughi sugherificio corcho corchos corchera cortiça cortiças corticeira rolhas cortiza
removals: removal removals moving movers relocation relocations déménagement déménagements trasloco traslochi mudanza mudanzas mudança mudanças mudances
roof_tile: roof_tile roof_tiles roofing_tile roofing_tiles tile tiles tuiles tuilerie tegola tegole tejas telha telhas teula teules
mattress: mattress mattresses matelas literie materasso materassi colchón colchones colchão colchões matalàs matalassos
aquarium: aquarium aquariums acquari aquário aquários acquario acuario acuarios
beach: beach beaches plage plages balnéaire spiaggia spiagge balneare playas praia praias platja platges
bee: bee bees abeille abeilles abeja abejas abelha abelhas abella abelles
civil_servant: civil_servant civil_servants public_employees government_employees fonctionnaires dipendenti_pubblici funcionarios servidores_públicos funcionaris
clay: clay clays argile argiles argilla argille arcilla arcillas argila argilas arxila
asphalt: asphalt asphalts asphalte asphaltes enrobés bitume asfalto asfalti bitumi asfaltos asfalt
successors: successor successors successeur successeurs successori sucesores sucessores
bathroom: bathroom bathrooms salle_de_bain bagno bagni arredobagno baño baños casa_de_banho banheiros bany banys
mirror: mirror mirrors miroir miroirs miroiterie specchio specchi espejo espejos espelho espelhos mirall miralls
brush: brush brushes brosse brosses brosserie spazzola spazzole cepillo cepillos escova escovas raspall
button: button buttons bouton boutons bottone bottoni bottonificio botón botones botão botões botó botons
lace: lace laces dentelle dentelles merletto merletti encaje encajes
embroidery: embroidery embroideries broderie broderies ricamo ricami ricamificio bordado bordados brodat brodats
choir: choir choirs chœur chœurs choral cori coral
dance: dance dances danse danses danza danze danzas dança danças dansa
property_owner: property_owner property_owners owners homeowners proprietors landlords propriétaires proprietari propietarios proprietários propietaris
industrial_property: industrial_property propriété_industrielle proprietà_industriale propiedad_industrial propriedade_industrial propietat_industrial
human_rights: human_rights droits_homme droits_humains diritti_umani derechos_humanos direitos_humanos drets_humans dereitos_humanos
beet: beet beets sugar_beet sugar_beets betterave betteraves betteraviers barbabietola bieticoltori remolacha remolachera beterraba remolatxa
lemon: lemon lemons citron citrons limoni limón limão limões llimona llimones
citrus: citrus citruses agrume agrumes agrumi agrumicola cítrico cítricos citrino citrinos cítrics
almond: almond almonds amande amandes mandorla mandorle almendra almendras amêndoa amêndoas ametlla ametlles
peanut: peanut peanuts groundnut groundnuts arachide arachides arachidi cacahuete maní amendoim cacauet
tomato: tomato tomatoes tomate tomàquet tomates pomodoro pomodori tomàquets
onion: onion onions oignon oignons cipolla cipolle cebolla cebollas cebola cebolas ceba cebes
truffle: truffle truffles truffe truffes tartufo tartufi trufa trufas tòfona
mustard: mustard mostarda moutarde moutardes senape mostaza mostassa
vanilla: vanilla vanille vainilla vaniglia baunilha
cocoa: cocoa cacao cacau
tuna: tuna tunas tonno atún atunes atunera atum tonyina
sardine: sardine sardines sardina sardinas sardinha sardinhas
cod: cod codfish morue merluzzo baccalà bacalao bacalhau bacallà bacallau
oyster: oyster oysters huître huîtres ostréicole ostrica ostriche ostras ostres
mussel: mussel mussels moule mytilicole cozze mitili mejillón mejillones mexilhão mexilhões musclo musclos mexillón mexilloneiros
trout: trout trouts truite truites trota troticoltura trucha truchas trutas
salmon: salmon saumon salmone salmones salmonera salmoneras salmonicultura salmicultores saumons salmão
aquaculture: aquaculture fish_farming fish_farm fish_farms aquicultura pisciculture acquacoltura piscicoltura acuicultura piscicultura acuícola
region_brittany: brittany bretagne bretonne bretonnes bretaña
region_normandy: normandy normandie normande normands normandes
region_burgundy: burgundy bourgogne bourguignon bourguignonne
region_alsace: alsace alsatian elsass alsacien alsacienne
region_provence: provence provençale provençaux provençal
region_corsica: corsica corsican corse corses córcega
region_savoy: savoy savoie savoyarde savoyard
region_picardy: picardy picardie picarde
region_piedmont: piedmont piedmontese piemonte piemontese piemontesi
region_apulia: apulia apulian puglia pugliese pugliesi
region_calabria: calabria calabrian calabrese calabresi
region_friuli: friuli friulian friulano friulana
region_castile: castile castilian
region_asturias: asturias asturian asturianas asturiano asturiana asturianos
region_balearic: balearic balearic_islands islas_baleares baleárica baleares illes_balears balears
region_majorca: majorca majorcan mallorca mallorquín mallorquina mallorquí
region_canary: canary_islands canaries islas_canarias canarias canario canaria canarios
region_extremadura: extremadura extremaduran extremeño extremeña
region_azores: azores azorean açores açoriano açoriana
region_andes: andes andean andina andin andinos
region_caribbean: caribbean caribe caraïbe caraïbes antillais caraibi caribeño caribeña caribenho
region_iberia: iberian ibérica ibéricas ibéricos iberiche ibérique ibériques iberico ibèric
region_pyrenees: pyrenees pyrenean pirineos pirenaica pirenéus pirineus
river_danube: danube donau dunaj dunav dunărea danubio
high_school: high_school high_schools secondary_school secondary_schools lycée lycées liceo liceos licei liceu
region_aragon: aragon aragonese aragonés aragonesa
region_vaud: vaud vaudois vaudoise vaudoises
region_valais: valais valaisan valaisanne walliser
region_ticino: ticino ticinese ticinesi tessin tessiner
region_neuchatel: neuchâtel neuchâtelois neuchâteloise
region_fribourg: fribourg fribourgeois fribourgeoise
`;
