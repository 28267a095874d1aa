/** Abbreviations, as `word: abbreviations`, that without their full stop have another meaning. */
export const DOTTED_ABBREVIATIONS = `
advanced: adv advd
aluminium: alum
board: bd
business: bus
capital: cap
casualty: cas
central: cent centr
conference: conf
cooperative: coop
credit: cred
defence: def
deutsche: dt deut dtsch
distribution: dist
division: div
economic: econ
elevator: elev
equipment: eq
european: eur europ
federal: fed
fort: ft
general: gen
industries: ind
information: info
international: int internac internaz
library: lib
limited: lim
magazine: mag
marine: mar
national: nac naz nat
natural: natur
optical: opt
organisation: org
pacific: pac
park: pk
press: pr
professional: prof
public: publ
republic: rep repub
restaurant: rest
retirement: ret
river: riv
road: rd
school: sch
science: sci
sciences: scis
society: soc
southern: so sou
northern: nor
special: spec spl
square: sq
standard: std
storage: stor
superior: sup
technical: tec
telephone: tel teleph
terminal: term
union: un
united: unit
venture: vent
veterinary: vet veter
allgemeine: allg
vereinigte: ver verein
osterreichische: osterr oesterr
schweizerische: schweiz
rheinische: rhein
westfalische: westf
bayerische: bayr
sachsische: sachs
fabrik: fabr
papierfabrik: papierfabr
maschinen: masch
handels: handelsg hdls
verlag: verl
bergwerks: bergw
landwirtschaftliche: landw
ingenieria: ing
industriales: indust
construcciones: constr constrs
distribuidora: distrib
importadora: import
exportadora: export
corporacion: corpo
administracion: adm admin
agropecuaria: agropec agrop
comercial: com comerc
inmobiliaria: inmob
transportes: transp trans
laboratorios: lab labs
almacenes: alm
cooperativa: cooperat
officine: off
meccaniche: mecc
costruzioni: costr
impianti: imp
prodotti: prod
societe: ste
entreprise: entr entrep
freres: frs
generale: gle
francaise: fse franc
internationale: intle
nationale: natle
vereniging: vereng
gebroeders: gebrs
brodrene: brd
turizm: tur turz
gida: gid
pazarlama: paz
makina: mak
otomotiv: oto otom
muhendislik: muh
nakliyat: nak nakl
ithalat: ith
ihracat: ihr
taahhut: taah tah
hizmetleri: hiz
danismanlik: dan
urunleri: urun
przedsiebiorstwo: przed
towarzystwo: tow
stroitelnaya: stroit
promyshlennaya: prom
`;
