/** Abbreviations beside those of `stop-words.ts`, as `word: abbreviations`, that are no words of their own, with or without a full stop; at the head of a name short ones are letters: "MTR Corporation". */
export const FURTHER_ABBREVIATIONS = `
administration: adminstrn
advertising: advtg advtsg
agency: agcy agncy
airlines: airls airl airlns
airways: awys arwys
appliances: applncs
architects: archts archs
associated: assocd assd
authority: auth authy
automotive: automtv
aviation: avn aviatn
bakery: bkry
bancorp: bncrp bancrp bncorp
bank: bnk
banking: bnkg bkg
beverage: bev bvrg
beverages: bevs bvrgs
broadcasting: brdcst bdcstg brdcstg broadcstg
building: bldg bldng
buildings: bldgs
business: bsns busn bsnss
capital: cptl captl
central: cntrl centrl
chamber: chmbr
college: coll
commercial: coml comml commcl cml commrcl
commission: commn commsn
committee: cttee cmte comte
companies: cos
commonwealth: comwlth cmnwlth commwlth cwlth
community: cmnty cmty commty
components: compnts cmpnts
computer: comptr cmptr cmputr
computers: comptrs cmptrs
consultants: consults conslts cnslts
consulting: conslt consltg cnsltg
container: contnr cntnr
continental: contl continentl
contractor: contr contrctr
contractors: contrs contrctrs
controls: cntrls ctrls
council: cncl
country: cntry
county: cty cnty
credit: crdt
data: dta
defense: defn dfns
delivery: dlvry
desenvolvimento: desenv desenvolv
design: dsgn
designs: dsgns
diagnostics: diagn diagnstcs
digital: dgtl digitl
distillers: distlrs
distributors: distrs dstrbs distribs
district: dstrct
drilling: drlg drllng
eastern: estn eastn
empreendimentos: empreend empreendim
energetica: energet
energy: engy enrgy enrg nrgy
european: europn
exchange: exch xchg exchg
express: exprs xprs
federal: fedl fdrl
fertilizers: fertz fertzrs
foods: fds foodstf
furniture: furn furnit furntr
gardens: gdns grdns
general: genl gnrl
generation: genrtn
greater: gtr
growth: grwth gwth
hardware: hdwe hdwr hrdwr
healthcare: hlthcare hlthcr healthcr
health: hlth
heating: htg
highway: hwy
hospital: hosp hsptl
hospitals: hosps
hotel: htl
hotels: htls
house: hse
housing: hsg hsng
independent: indep indepndt
information: inform informatn
infrastructure: infrastr infrstr infrastruct
inmobiliaria: inmob inmobil
instruments: instrs instrmts
integrated: integr intgr intgrtd
investimentos: investim
investors: invstrs
leasing: lsg leasng
lumber: lmbr
maintenance: maint mntnce maintnce
manager: mgr mngr
managers: mgrs mngrs
market: mkt mrkt
marketing: mktg mkting mrktg mrkting mktng
markets: mkts mrkts
memorial: meml
merchandise: mdse
merchants: mchts mrchts
mining: minng mng
mortgage: mtg mtge mortg mrtg
motor: mtr
motors: mtrs
mountain: mtn
mutual: mut mutl
natural: natrl ntrl
network: ntwk netwk ntwrk
networks: ntwks netwks ntwrks
northern: nthn nrthn northn
office: ofc
offshore: offsh
operations: ops oprtns opns
operating: opng opertg
organisation: orgn organis
organization: organiz orgnztn
orthopedic: orthop
overseas: oseas ovrseas
pacific: pacif pacfc
packaging: pkg pckg packg pkging pckgng
paper: ppr
participacoes: particip participac
partnership: ptnrship prtnrshp ptnrshp
pharmacy: phcy phrmcy
pipeline: ppln
plastics: plstcs plas
plaza: plz plza
power: pwr powr
precision: precisn
printing: prtg prntg prntng
productions: prodns
professional: profl profnl
publications: pubns publns
publishing: publg pubg publshg
recreation: recr recrtn
recycling: recyc recyclng
refining: refng rfng
refrigeration: refrig refrg
regional: regl rgnl
registered: regd
rehabilitation: rehab
reinsurance: reins reinsur
rentals: rntls
research: rsch rsrch resch
residential: resid resdntl
restaurant: restrnt rstrnt
restaurants: restrnts rstrnts
retail: retl rtl
retirement: retmt
royal: ryl
savings: svgs savs svngs
school: schl
science: scnce
scientific: scientif scntfc
shipbuilding: shipbldg shpbldg
software: softw sftwr sftw
southern: sthn sthrn southn
specialties: spclts
specialty: spclty splty
standard: stdrd stnd
station: stn
steel: stl
storage: stge strg
strategic: strtgc strateg
supermarket: supermkt
supermarkets: supermkts
supplies: supls spls
supply: sply suply
surgical: surg
technical: techl
telecommunications: telecomm telecomms telcom telcoms telecommun
textiles: txtls textls
theatre: thtr
tobacco: tobac
township: twp
traders: trdrs
training: trng traing
transmission: transm xmsn transmissn
transport: tpt trnspt transpo
travel: trvl
trucking: trkg truckng
united: utd untd
universal: univl unvrsl
utilities: utils utilts
valley: vly vlly
vehicles: vehs
ventures: vntrs ventrs
village: vlg
warehouse: whse whs wrhs
warehousing: whsg
water: wtr
western: westn wstn wstrn
wholesale: whsle whsl
wireless: wrls wirels wrless
works: wks
world: wrld
worldwide: wrldwd
fratelli: flli
hermanos: hnos hmnos
sociedad: sdad
maatschappij: mij mpij
handelsmaatschappij: handelsmij
maschinenfabrik: maschinenfabr maschfabr
brodrene: brdr
przedsiebiorstwo: przeds
zaklad: zakl
spoldzielnia: spoldz
turizm: trzm
tekstil: tekst
`;
