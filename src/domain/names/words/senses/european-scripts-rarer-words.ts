/** Rarer words of names in Cyrillic letters, Greek, Georgian and Armenian, by their senses. */
export const EUROPEAN_SCRIPT_RARER_WORDS = `
air: агаарын ҳавоӣ
air_transport: αερομεταφορές
aircraft: нисэх_онгоц
airline: аба_жолдору
alcohol: спиртов~
america: ամերիկյան
aquaculture: ιχθυοκαλλιέργειες ιχθυοτροφεία
asphalt: асфальтобетонн~
asset: хөрөнгө
atomic: ատոմային атамн~
blue: կապույտ хөх
board: картонн~
bread: хліб хляб
brewery: գարեջրի
broadcasting: მაუწყებელი
builders: მშენებელი
bus: λεωφορεία
canning: պահածո պահածոների
capital: κεφαλαίων
carpet: գորգ գորգեր
casino: խաղատուն
casting: ливница
catering: εστίαση
chemical_pharma: химфарм
cinema: κινηματογράφος
club: ակումբ
collection: коллекторск~
college: κολλέγιο дээд_сургууль
combine: камбінат
commerce: тижорат
copper_molybdenum: պղնձամոլիբդենային
corporation: корпорациясы
cotton: βαμβάκι пахта
council: кеңес
courier: ταχυμεταφορές
craft: βιοτεχνία
credit_union: πιστωτικός_συνεταιρισμός საკრედიტო_კავშირი վարկային_միություն
crystal: хрустальн~
dairy_plant: молкомбинат
department: газар
department_store: πολυκατάστημα
deposit: ավանդ
detergent: απορρυπαντικά
diamond: ադամանդ
district: хороолол
district_heating: теплоэнерго
economics: стопанска
electric_power_industry: електростопанство
electricity_distribution: електроразпределителни
engine: моторн~
entrepreneur: кәсіпкерлік
estate: κτήμα
exchange: биржасы биржаси
exhibition: ярмарка
expressway: αυτοκινητόδρομος магистрали
fabric: υφάσματα тканини
feed: ζωοτροφές комбикормов~
ferroalloy: ფეროშენადნობთა ферросплавн~
ferry: ακτοπλοΐα
fertiliser: торове
flour_mill: ալրաղաց
football: ποδοσφαιρική
freight: բեռնափոխադրումներ
fund: жамғармаси
fur: γούνες
game: ойын
garage: гараж
gas_supply: газоснабдяване
geological: геологоразведка
granite: гранитн~
graphics: γραφικές_τέχνες
gravel: щебёночн~
hardware: метизн~
hazelnut: თხილი
healthcare: ჯანდაცვა
honey: თაფლი մեղր
housing: уй_жой жилища
hydro_station: ჰესი
information: ақпараттық
information_technology: πληροφορική πληροφορικής
ionian: ιόνια
juice: հյութ
knitwear: сүлжмэл
lake: нуур
lighting: φωτισμός
linen: льнокомбинат
liquor: ποτοποιία
locomotive: тепловозостроительн~
lottery: λαχεία лотария
macedonia_greece: μακεδονία
machine_building: մեքենաշինական машинобудування
machine_tool: верстати
manganese: მანგანუმი
material: υλικά υλικών
media: მედიის լրատվական
metro: метрострой
microcredit: микрозайм
milk: малако կաթնային
mineral: მინერალური հանքային
mobile: мобайл
mountain: լեռ
municipality: δήμου
mutual: αμοιβαία
nature: բնություն байгаль
nitrogen: აზოტი азотн~
nuclear_station: ատոմակայան
oil_gas: мұнайгаз
oil_mill: ελαιουργική
oil_refining: нафтопереробн~ нафтаперапрацоўч~
olive: ελιές
partnership: серіктестігі серіктестік
pasta: ζυμαρικά макаронн~
peloponnese: πελοπόννησος
people: халқ
phosphate: фосфорн~
pipeline: მილსადენი құбыры
plant: фабрикаи творница
porcelain: фарфоров~
potash: калій
power_station: неругоҳи електрани
press: хэвлэл матбуот
printing_house: տպագրատուն
processing: переработка
producer: παραγωγών
quarry: λατομεία
region: περιφέρεια რეგიონული
river: річка
rocket: ракета
rolling_mill: ваљаоница
rolling_stock: вагоностроительн~ вагонн~
sausage: αλλαντικά ковбаси
savings: амонат ашчадн~
savings_bank: амонатбонк
ship: πλοία
ship_repair: судоремонтн~
silk: აბრეშუმი абрешим
silver: нуқра срібн~
software: програм λογισμικά
sons: შვილები որդիներ
spinning_mill: κλωστήρια
stationery: канцелярия
stone: ქვა
study: μελέτες μελετών
sugar: շաքարի
sunshine: слънчев
survey: изыскания surveys
taxi: таксопарк
tea: ჩაის թեյ
toy: παιχνίδια խաղալիք
tractor: трактарн~
traffic: саобраћај
tram: трамвайн~
transformer: трансформаторн~
transmission: преносна
united: միացյալ
valve: арматурн~
vodka: архи
volga: поволжье
water_supply: ջրմուղ
wood_industry: лесопромышленн~
wood_processing: деревообрабатывающ~
works: έργων
workshop: майстерня
zinc: мырыш
zoo: зоопарк
`;
