/** Articles and connecting words, after folding. A name that has nothing else keeps them. */
export const STOP_WORDS = `
the and of for in at by on to from with und der die das den dem des fur von zu zum zur im am an bei mit aus
le la les de du et en au aux pour par sur el los las y e do da dos das em para por con del della delle dello dei degli di
il lo gli ed al alla allo alle agli dal dalla nel nella sul sulla per het een van te voor av af til fra det og i ile ve
pri iz za och agus pentru es si va vid pod nad dlya dlia tou tis ton kai stin a az ul una uma
של و في من على və және dhe แห่ง และ ของ เดอะ ดิ dan untuk dari 及 和 与 アンド オブ ザ
آف اینڈ ऑफ ऑफ़ एंड एण्ड एन्ड अँड ॲण्ड ऑव एवं तथा व অফ এন্ড অ্যান্ড এবং ও ઓફ એન્ડ અને ਆਫ ਐਂਡ ਅਤੇ ஆஃப் ஆப் அண்ட் மற்றும் ఆఫ్ అండ్ మరియు ಆಫ್ ಅಂಡ್ ಮತ್ತು ഓഫ് ആൻഡ് ആന്റ്
แอนด์ ออฟ 앤드 앤 오브 και אנד និង នៃ ແລະ ແຫ່ງ ენდ ენ ენდი ենդ էնդ энд ენთ آند أند εντ ଆଣ୍ଡ ଏବଂ এণ্ড ಆಂಡ್ ആന്‍ഡ്
`;

/** Stop words that also open a name; any other first word is a word of the name ("On Holding", "By Design"). */
export const ARTICLES = "เดอะ the le la les el los las der die das il lo gli de het al az een den det";

/** Short connecting words of languages in Cyrillic, after folding; in a Latin name they are words or initials. */
export const CYRILLIC_LETTERS = "i v s k u o z y e ta na po dlya ot vid za do pri";

/** Abbreviations with the one word that they stand for: `word: abbreviations`. */
export const ABBREVIATIONS = `
shipping: shpg shpng shppg
international: intl intnl internatl internat interntl intern inernational interational internationl intenational
manufacturing: mfg mfng manuf manfg manufg mnfg
manufacturers: mfrs mfgrs
services: svcs srvcs srvces srvs servs svces serv servicios_
service: svc srvc
group: grp gp_ gr_ grps gruop goup
holdings: hldgs hldg hldngs hlds hdgs hdlg hlgs hlg hld holdgs hldings holdins hlding hldgs_ hldng hlgds
national: natl nat nationl
associates: assocs assoc_ asscs
association: assn assoc asn assocn assoctn
brothers: bros
brother: bro
development: dev devt dvlpmt devlpmt devel dvlp develpmt develop
developments: devs devts
management: mgmt mgt mngmt managmt mgmnt mngt managemnt mangement
company: co coy comp compny cmpny cpy
corporation: corp corpn corpo crp
communications: comm comms commun communs communic commns
incorporated: inc
limited: ltd
technologies: techs technols technls tecnols
technology: technol techno_ techn
engineering: eng engg engrg engin engnrng
industries: inds indus indust industr
industrial: indl indstrl
investment: inv invt invest_ invmt investm
investments: invs invts invests
insurance: ins insur insce insurnce
financial: fin finl fncl financ
finance: fnce
construction: constr construc const cons_ constn
pharmaceuticals: pharms pharmaceut pharmacl pharmaceuticls
laboratories: labs_ laborat
laboratory: laby
electric: elec elect electr
electronics: electron elecs electrncs elctrn
products: prods prdts prod_
production: prodn
properties: props propert
property: prop
securities: secs
systems: sys syst systs sytems
solutions: sols soln solns
university: univ
department: dept
government: govt
brewery: brwy
distribution: distr distrib distrbn
equipment: equip eqpt equipt
machinery: mach machy
chemical: chem
chemicals: chems chemcls
transportation: transp transpt transprt
petroleum: petrol_ petr petrolm
exploration: expl explor exploratn
resources: res resour rsrcs resrcs
realty: rlty
real: rl
estate: est_
trading: tradng trdg trad
trust: tr_ trst
bancorporation: bancorpn
bancshares: bancshs bcshs
enterprises: entps ents enterp enterpr entrprs entprs enterprs enterprs_
enterprise: entp
entertainment: entmt entertain enmt ent_
agricultural: agric agricl
american: amer amern
america: amer_
acquisition: acquisitio acquisiti acquisit acqu acquis acqn acq
partners: ptnrs prtnrs ptrs partnrs
partner: ptnr
saint: st
mount: mt
center: ctr cntr
hospital: hosp
medical: med
railway: rlwy rwy ry_
materials: matls mats materls
semiconductor: semicon semicond semicndctr
therapeutics: therap thera_
education: educ edu
environmental: envir environ envirnmtl
environment: envt
metropolitan: metro_ metropol
municipal: muni munic
institute: inst
consolidated: consol
society: soc_
gesellschaft: ges gesellsch
versicherung: vers versich
verwaltung: verw
beteiligung: beteil
beteiligungs: beteiligungsges
gebruder: gebr gebrueder
compania: cia
banco: bco
compagnie: cie
sociedad: sdad
sociedade: soc__
etablissements: ets etabs
establishments: ests
`;
