/**
 * English business words whose letters tell little of their sound, and the sound in plain letters: scripts write the words as
 * they are spoken (индастриз, ვენჩურს, μίντια). One word and its respellings each, written by hand.
 */
const SPOKEN = `
advisors advaisers;african afrikan;agency eijensi;air er;airways ervejs;american emerikn;architecture arkitekcher
asia eisha eijia;asian eishn;automotive otomotiv;back bek;ball bol;bank benk;beauty biuti;beverages beverijes beverijs beverejis
bio baio;black blek;body badi;box baks;bridge brij;bridges brijes;bright brait;build bild;builders bilders;building bilding
buildings bildings;business biznes;businesses biznesis;capital kepital;capture kepcher;care ker keer;castle kasl kesl;catch kech
chain chein;champion chempion;chase cheis;chocolate chaklet chokolet chokollit;choice chois;circle serkl sirkl;circles serkls
cloud klaud;coach kouch;coast koust;college kolej kalij;color kaler;colour kaler;computer kompiuter;computers kompiuters
concept konsept;construction konstrakshn;constructions konstrakshns;corporation korporeishn;cosmetics kosmetiks
creative krieitiv;crystal kristl;culture kalcher;cyber saiber;cycle saikel;cycles saikels;data deita;day dei;deluxe delaks
design dizain;designer dizainer;designers dizainers;designs dizains;diamond daimond;digital dijital;doctor doktor;double dabl
dragon dregn;duck dak;dynamics dainamiks;eagle igl;earth ers ert;east ist;eastern istern;edge ej;education edukeishn ejukeishn
eight eit;elite elit;energies enerjis;energy enerji enerdzhi;engineering enjiniring enjinierin;engineers enjiniers
enterprise enterpraiz;enterprises enterpraizis;estate esteit;estates esteits;european iuropian iropian;express ekspres;eye ai
facilities fasilitis;fashion feshn;fertilisers fertilaizers;fertilizers fertilaizers;finance fainans finens;financial fainanshl
first ferst;fish pish;five faiv paib;flight flait;flower flauer flaver plawo;flowers flauers flavers;food fud;foods fuds
foundation faundeishn;four for po;friend frend prend;friends frends prends;fruit frut prut;fruits fruts pruts;fund fand
funds fands;furniture fernicher;future fiucher;games geims;george jorj;ground graund;guide gaid;half haf;health helth hels
healthcare helthker helsker;heart hart;heaven hevn;heritage heritej heritij;hero hiro;high hai;home houm hom;homes houms
honor onor ono;honour onor ono;hospitality hospitaliti;hot hat;hotel houtel;hotels houtels;house haus has;hunter hanter
idea aidia;ideas aidias;image imij;industries indastris;industry indastri;innovation inoveishn;insurance inshurans
international internashnal internejshnl interneshnl intarnashnl;island ailand ailend;islands ailands ailends;japan japen
jewellers juelers;jewellery jueleri;jewelry jueleri;job jab jop;juice jus;jungle jangl;kitchen kichen;knife naif naip
knight nait;knowledge nolij;lane lein;language lenguij;law lou;leasing lizing;leisure lezher;life laif;lifestyle laifstail
light lait;lighting laiting;lock lak;lounge launj;lucky laki;machine mashin;machinery mashineri;machines mashins;magic mejik
management menejment;manufacturing manifakchering meniufekchering maniufakchering;marine marin;match mech;measure mezher
media midia;message mesij;middle midl;mining maining;mobile mobail;mobility mobiliti;monkey manki;mortgage morgij
mother mazer mader;mountain maunten mauntin;mountains mauntens;mouse maus;move muv mubu;movie muvi mubi;movies muvis mubis
music miuzik myujik;nation neishn;national neshnal nashnal neshnl nashnl;nature neicher;network netvork;networks netvorks
new niu;night nait;nine nain;noble nobl;north nors nort;northern norsern nordern;nutrition nutrishn;ocean oushn oshan osyeon
one van uon won;online onlain;outdoor autdor;outdoors autdors;outer auter;package pekij paekiji;packaging pekijing
palace palas peles paelli;penguin pengvin pengwin;people pipl pipul;petroleum petrolium;picture pikcher;pictures pikchers
pioneer paionir;plus plas;pop pap;power pauer;premium primium;private praivet;production prodakshn;productions prodakshns
public pablik;queen kuin kvin kwin;quick kvik kuik kwik;realty rialti;research riserch;resource risors;resources risorsis
restaurant restoran restorent lestolang;rich richi;right rait;road roud;rock rak;round raund;route rut;royal roial
royalty roialti;rubber raber;sail seil;school skul;science saiens;sciences saiensis;sea si;secure sekiur sekiuer
security sekiuriti sikiuriti sikyuriti;services servisis;settle setl;seven sevn sebn;shark shaku;shield shild sildu;ship sip
shipping shiping;shoes shus shuz syujeu;shop shap syab;shops shaps;sign sain;six siks;smile smail;snow snou
social soushl sosyeol soshl;software softver softuer;solution solushn;solutions solushns;sound saund saundu;source sors
south saus saut;southern sazern sadern;space speis;spot spat;square skver skuer skueo;stage steij;state steit;steel stil
stone stoun;store stor;street strit;structure strakcher;structures strakchers;style stail;suit sut;sun san;sunrise sanraiz
sunshine sanshain;super siuper;supplies saplais;supply saplai;sure shur;switch svich suich;table teibl;taxi taksi;team tim
technologies teknolojis;technology teknoloji;theater siater;theatre siater;three sri tri sui;thunder sander tander;time taim
today tudei;tomorrow tumorou tumoro;top tap;tour tur tuo;tourism turizm;tours turs;tower tauer taver tawer taweo
towers tauers tavers;town taun;trade treid;traders treiders;trading treiding;travel trevl;treasure trezher;trust trast
tubes tiubs;two tu;tyres taiers;uncle ankl;union iunion;united iunaited;universal iuniversl;up ap;valley veli vali;value veliu
van ven;venture vencher venchur;ventures venchers venchurs;village vilij vilaj billiji;villages vilijes;vision vizhn
voyage voiij;walk vok uok wok;wall vol uol wol;watch voch uoch wochi;watches voches uoches;water voter uoter;wave veiv ueiv
way vei uei;web veb ueb;wedding veding ueding;week vik uik;welfare velfer;west vest uest;western vestern uestern;whale veil ueil
wheel vil uil hwil;wheels vils;white vait uait hwait hvait;wide vaid;wild vaild uaild;wind vind uind;window vindou uindou
wine vain uain wain;wing ving uing;wire vair uaier vaier waieo;wise vaiz;wolf volf uolf;woman vuman;women vimen
wonder vander uander;wood vud;wool vul;works vorks uorks;world vorld uorld;yacht iot iat yoteu;yellow ielou;young iang
advanced advanst edvanst;agro egro;airlines erlains;airport erport;alliance alaiens;aluminium aluminiam;asset eset;assets esets
associates asoshieits;association asosieishn;auto oto;bakery beikeri;bureau biuro;cable keibl keibel;cables keibls;center sentr
centre sentr;chemical kemikl;chemicals kemikls;city siti;clean klin;clinic klinik;club klab;coal kol;coffee kofi;commerce komers
commercial komershl;communication komiunikeishn;communications komiunikeishns;company kampani kompani;consulting konsalting
consultants konsaltants;creations krieishns;credit kredit;cruise kruz;dairy deiri;delivery deliveri;developers divelopers
development divelopment;direct dairekt;discovery diskaveri;distribution distribiushn;electronics elektroniks;english inglish
entertainment enterteinment;environment envairment;equipment ikuipment;exchange eksheinj;gas gez;general jeneral;georgia jorjia
georgian jorjian;gold gould;green grin;group grup;heavy hevi;highway haivei;housing hauzing;industrial indastrial
infrastructure infrastrakcher;institute instituit;interior interier;iron airon airn;israel izreil;jewels juels;junior junier
laundry londri;legal ligl;little litl;live laiv;logistics lojistiks;machineries mashineris;mall mol;meat mit;medical medikl
metro metrou;mills mils;mine main;mines mains;motion moushn;nano neno;natural necheral necherl;newspaper niuspeiper
newsprint niuzprint;optical optikl;organic organik;paint peint;paints peints;paper peiper;papers peipers;peak pik
pharmaceuticals farmasiutikls;pipe paip;pipes paips;plastics plestiks;poultry poltri;precision prisizhn;professional profeshnl
project projekt;projects projekts;publications pablikeishns;publishers pablishers;publishing pablishing;railway reilvei
railways reilveis;refinery rifaineri;refineries rifaineris;renewable riniuebl;rental rentl;rice rais;safe seif;safety seifti
salt solt;service servis;sky skai;spice spais;spices spaises;sugar shuger;sugars shugers;systems sistems;tea ti
telephone telefoun;textile tekstail;textiles tekstails;theatres siaters;tile tail;tiles tails;tobacco tabako tobeko;toys tois
tractor trektor;tractors trektors;training treining;tv tivi;tyre taier;venus vinus;vehicle vehikl viekl;vehicles vehikls viekls
wealth velt vels;weaving viving;wholesale houlseil;winery vaineri;year yer;youth iut ius;zone zoun`;

const respellings = new Map(
  SPOKEN.trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [word, ...spoken] = entry.trim().split(" ");
      return [word!, spoken] as const;
    }),
);

/** The word and its spoken respellings. @param word a Latin word in lower case. */
export function spokenWays(word: string): readonly string[] {
  const spoken = respellings.get(word);
  return spoken === undefined ? [word] : [word, ...spoken];
}
