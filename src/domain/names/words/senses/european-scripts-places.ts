/** Names of places in Cyrillic letters, Greek, Georgian and Armenian, by their senses. */
export const EUROPEAN_SCRIPT_PLACES = `
CN: хятад
JP: япон
KR: солонгос
KZ: қазақстандық
MN: монголын
TJ: тоҷик
city_aktau: aktau aqtau ақтау
city_andijan: андижон
city_bitola: bitola битола
city_bokhtar: bokhtar бохтар
city_brest: brest брестск~ брэсцк~ брэст брэсцкі
city_bukhara: бухоро
city_burgas: burgas bourgas бургаск~ бургас
city_cacak: cacak чачанск~ чачак
city_chelyabinsk: chelyabinsk челябинск челябинск~
city_cherepovets: cherepovets череповецк~ череповец
city_cherkasy: cherkasy cherkassy черкассы черкаськ~ черкаси
city_chernihiv: chernihiv chernigov чернигов чернігівськ~ черниговск~ чернігів
city_choibalsan: choibalsan чойбалсан
city_ekibastuz: ekibastuz экибастуз екібастұз
city_erdenet: erdenet эрдэнэт
city_gomel: gomel homel гомельск~ гомель гомельскі
city_grodno: grodno hrodna гродно гродненск~ гродзенск~ гродна гродзенскі
city_gyumri: գյումրու
city_irkutsk: irkutsk иркутск~ иркутск
city_karshi: karshi qarshi карши қарши
city_khabarovsk: khabarovsk хабаровск~ хабаровск
city_kherson: kherson херсонськ~ херсонск~ херсон
city_khujand: khujand худжанд хуҷанд
city_kokshetau: kokshetau кокшетау көкшетау
city_kostanay: kostanay костанай қостанай
city_kragujevac: kragujevac крагујевачк~ крагујевац
city_kremenchuk: kremenchuk kremenchug кременчуг кременчуцьк~ кременчук
city_kryvyi_rih: kryvyi_rih krivoy_rog кривой_рог криворізьк~ криворожск~ кривий_ріг
city_kulob: kulob kulyab куляб кӯлоб
city_kumanovo: kumanovo куманово
city_kyzylorda: kyzylorda кызылорда қызылорда
city_lipetsk: lipetsk липецк~ липецк
city_lutsk: lutsk луцк луцький луцька луцьке луцького луцької луцьку луцьк
city_magnitogorsk: magnitogorsk магнитогорск~ магнитогорск
city_mariupol: mariupol мариуполь маріупольськ~ мариупольск~ маріуполь
city_mogilev: mogilev mahilyow могилев могилёв могилевск~ магілёўск~ магілёў магілёўскі
city_murmansk: murmansk мурманск~ мурманск
city_mykolaiv: mykolaiv миколаївськ~ миколаїв
city_ohrid: ohrid охрид
city_pancevo: pancevo панчевачк~ панчево
city_pavlodar: pavlodar павлодарск~ павлодар
city_perm: perm пермь пермск~
city_pleven: pleven плевенск~ плевен
city_poltava: poltava полтавськ~ полтавск~
city_poti: poti ფოთი ფოთის
city_prilep: prilep прилеп
city_rivne: rivne rovno рівненськ~ ровно
city_rustavi: rustavi рустави რუსთავი რუსთავის
city_stara_zagora: stara_zagora старозагорск~ стара_загора
city_stip: stip штип
city_strumica: strumica струмица
city_subotica: суботица
city_taraz: taraz тараз
city_temirtau: temirtau темиртау теміртау
city_ternopil: ternopil ternopol тернополь тернопільськ~ тернопіль
city_tetovo: tetovo тетово
city_turkistan: turkistan туркестан түркістан
city_uzhhorod: uzhhorod uzhgorod ужгородськ~ ужгород
city_vanadzor: vanadzor ванадзор վանաձոր վանաձորի
city_veles: veles велес
city_vinnytsia: vinnytsia vinnitsa винница вінницьк~ вінниця
city_vitebsk: vitebsk viciebsk витебск витебск~ віцебск~ віцебск віцебскі
city_vladivostok: vladivostok владивостокск~ владивосток
city_volgograd: volgograd волгоградск~ волгоград
city_yaroslavl: yaroslavl ярославск~ ярославль
city_zaporizhzhia: запорізьк~
city_zhezkazgan: zhezkazgan джезказган жезқазған
city_zhytomyr: zhytomyr zhitomir житомир житомирськ~
city_zrenjanin: zrenjanin зрењанин
city_zugdidi: zugdidi ზუგდიდი
region_adjara: adjara ajara аджария აჭარა აჭარის
region_altai: altai алтай алтайск~
region_balkan: βαλκάνια
region_bashkortostan: bashkortostan bashkiria bashkir башкортостан башкирия башкирск~
region_black_sea: შავი_ზღვა
region_caspian: каспий
region_chuy: chuy чүй
region_cyclades: cyclades cycladic κυκλάδων κυκλαδική κυκλάδες
region_donbas: donbas donbass донбасс донбас
region_gobi: gobi говь говийн
region_gobi_south: umnugovi south_gobi өмнөговь
region_imereti: imereti იმერეთის იმერეთი
region_issyk_kul: issyk_kul ysyk_kol иссык_куль ысык_көл
region_kakheti: kakheti კახური კახეთი კახეთის
region_karabakh: արցախ artsakh
region_karakalpakstan: karakalpakstan каракалпакстан қорақалпоғистон
region_kashkadarya: kashkadarya qashqadaryo кашкадарья қашқадарё
region_khatlon: khatlon хатлон
region_khorezm: khorezm xorazm хорезм хоразм
region_khuvsgul: khuvsgul хөвсгөл
region_kryvbas: kryvbas krivbass кривбасс кривбас
region_kuban: kuban кубань кубанск~
region_mangystau: mangystau mangistau мангистау маңғыстау
region_mediterranean: μεσόγειος
region_pamir: pamir pamirs памир памирск~ помир
region_primorye: primorye primorsky приморье приморск~
region_sughd: sughd sogd согд суғд
region_surkhandarya: surkhandarya surxondaryo сурхандарья сурхондарё
region_thrace: тракия
region_vojvodina: војводине
region_volyn: volyn volhynia волинськ~ волынь волинь
region_yakutia: yakutia yakut sakha_yakutia якутия якутск~
region_zakarpattia: zakarpattia transcarpathia закарпатськ~ закарпатье закарпаття
`;
