/**
 * Everyday spellings of legal forms: spellings of people and registers that are missing in ISO 20275. One
 * line per family: `family | class | countries, or * for many | where | spellings`. `where` is empty
 * (anywhere after the first word, or at the front when of several words), `end` (a short word that is only a
 * form at the end), `front` (at the end or the front), `native` (`front`, and only in a name of that country
 * or script). When the country does not decide, the first line that holds the spelling applies.
 */
export const LEGAL_FORM_SPELLINGS = `
ltd | limited | GB IE HK IN PK SL GM RW FJ PG SB WS TO VU AI AG MS TC FK LR LS NG CA NZ KE GH CY MT IL ZA BD LK JM TT BB BS BM KY VG GI GG JE IM MU SC ZM ZW UG TZ MW BW NA CN TW JP KR TH VN MM KH RU UA BG AE |  | ltd; limited; company limited; company ltd; co limited; リミテッド; リミティッド; リミテド; カンパニーリミテッド; カンパニーリミテド; エルティーディー; エル ティー ディー; ltd co; limited company; limited co; private limited company; lmtd; limted; limitd; limitied; limitet; limiited; private ltd company; private company limited by shares; ltd company; limited by shares; company limited by shares; private ltd co; lnt ltd; cyfyngedig; cyf; teoranta; teo; private limited by shares; with limited liability; company with limited liability; limitee; ltee
private-ltd | limited | IN PK SG MY BD LK NP BT MV MM FJ ZW BW NG KE |  | private limited; pvt ltd; pvt limited; private ltd; p ltd; p limited; pvt; pvt co ltd; pvt co; pvt ltd co; pvtltd; pvt lmt; privt ltd; prvt ltd; pte ltd; pte limited; pte; ピーティーイー エルティーディー; pteltd; private co ltd; private company ltd; private company limited
pty-ltd | limited | AU ZA NA BW SZ LS NZ |  | pty ltd; pty limited; proprietary limited; proprietary ltd; prop ltd; pty; edms bpk; eiendoms beperk; proprietary company limited; ptyltd; pty ltd company
co-ltd | limited | CN JP KR TW TH HK VN MM KH LA |  | co ltd; company limited; company lt; co lt; company ltd; co limited; colt ltd; co lmt; company limted; co ld; coltd; co ltda; cia ltd; corp ltd; corporation limited; corporation ltd; corp limited; inc ltd; limited liability co ltd; llc ltd; ltd liability company; private company limited liability
guarantee | limited | GB IE HK NG |  | company limited by guarantee; limited by guarantee; ltd by guarantee; ltd gte; gte; lbg; clg; private limited guarant nsc; private limited guarant nsc limited exemption; private company limited by guarantee; pri lbg nsc; pri ltd by guar nsc
plc | public | GB IE NG KE GH MT CY LK TZ UG ZM GI JE IM KH |  | plc; ピーエルシー; public limited company; public limited; public ltd company; public ltd co; public limited co; public ltd; pub ltd; plc ltd; publ ltd co; public company limited by shares; old public company; public limted company; public limited compnay; cwmni cyfyngedig cyhoeddus; ccc; cpt
dac | limited | IE |  | dac; designated activity company; designated activity company limited by shares
uc | limited | IE GB |  | uc; unlimited company; ulc; puc; private unlimited; private unlimited company; unltd
cic | limited | GB |  | cic; community interest company; community interest company cic
cio | association | GB |  | charitable incorporated organisation; charitable incorporated organization; scottish charitable incorporated organisation
cio | association | GB | native | cio; scio
llp | partnership | GB US IN SG CA IE MY JP |  | llp; エルエルピー; エル エル ピー; limited liability partnership; limited liability partnerships; pac; registered limited liability partnership; rllp
lp | limited_partnership | GB US CA KY IE JE GG AU HK SG LU |  | limited partnership; limited partnerships; lllp; limited liability limited partnership; ilp; エルピー; エル ピー; リミテッド パートナーシップ; リミテッドパートナーシップ; incorporated limited partnership; slp; special limited partnership; scottish limited partnership; eslp
lp | limited_partnership | US GB CA KY IE JE GG AU HK SG LU | end | lp
gp | partnership | US CA GB |  | general partnership; ordinary partnership; scottish partnership
gp | partnership | US CA GB LU | native | gp
llc | limited | US AE RU UA GE AM KZ UZ QA OM SA EG KW BH BY KG AZ MN JO |  | llc; エルエルシー; エル エル シー; limited liability company; limited liability co; ltd liability company; ltd liability co; l l c; limited liabilty company; limited liability; with limited liability company; private limited liability company; llcs; pllc; professional limited liability company; series llc; low profit limited liability company; l3c; llcltd; limited liability companies; fz llc; fzllc; fze llc; dmcc; wll; with limited liability wll; spc llc; sole person company llc; single person company llc; one person company llc; sole proprietorship llc
lc | limited | US | native | lc; ld
inc | public | US CA PH PR PA LR |  | inc; インコーポレイテッド; インコーポレーテッド; インク; incorporate; incorporat; incorpor; incorporated; incorporation; incorporated company; incorporee; incorporated co; incor; inc co; lnc
corp | public | US CA PH PR PA TW KR JP TH LR MH VG VE |  | corp; コーポレーション; コーポレイション; คอร์ปอเรชั่น; คอร์ปอเรชัน; คอร์เปอเรชั่น; คอร์ปอร์เรชั่น; คอร์ป; 코퍼레이션; 코포레이션; corporatio; corporati; corporat; corpora; corporation; business corporation; stock corporation; domestic corporation; foreign corporation; professional corporation; profit corporation; for profit corporation; nonprofit corporation; non profit corporation; not for profit corporation; benefit corporation; public benefit corporation; corporatin; corporaton; coporation; corpo; corps ltd
pc | public | US CA | native | pc; psc; pbc
pa | public | US | native | pa; apc; aplc
na | public | US | end | national association; na; nt and sa
sas | limited | FR PF NC GP PM RE MQ BL MF YT GF WF | native | sas; sasu
sa | public | FR BE LU PF NC | native | sa
co | other | * | end | co; company; kaisha; gaisha; カンパニー; e c; ec; and co; and company; and cie; et cie; und co; og co; y cia; e cia; en co; i co; cie; cia; compagnie et cie; et compagnie; comp; compny; compan; compnay; and cie sa; coy; y compania; e companhia; och co; co inc; company inc; co incorporated; company incorporated; comp inc; co corp; fa
ebt | trust | US | weak | statutory trust; business trust; massachusetts business trust; delaware statutory trust; unincorporated business trust; real estate investment trust
unit-trust | trust | AU GB HK SG | weak | unit trust; authorised unit trust; investment trust plc; discretionary trust; fixed unit trust
gmbh | limited | DE AT CH LI LU BE |  | gmbh; gesellschaft mit beschraenkter haftung; gesellschaft mit beschrankter haftung; ges m b h; gesmbh; gesellschaft mbh; g m b h; mbh; m b h; mit beschrankter haftung; mit beschraenkter haftung; gmbh i l; gmbh in liquidation; ggmbh; gemeinnutzige gmbh; gemeinnuetzige gmbh; gemeinnutzige gesellschaft mit beschrankter haftung; gemeinnutzige gesellschaft mbh; gemeinnuetzige gesellschaft mbh; gmbh gemeinnutzig; gesellschaft m b h; ges mbh; gemeinn gmbh; gmbh de; gmhb; gmbb
ug | limited | DE |  | ug haftungsbeschrankt; ug haftungsbeschraenkt; unternehmergesellschaft haftungsbeschrankt; unternehmergesellschaft haftungsbeschraenkt; unternehmergesellschaft; haftungsbeschrankt; haftungsbeschraenkt; ug beschrankt; gug haftungsbeschrankt; gemeinnutzige ug haftungsbeschrankt; gemeinnutzige unternehmergesellschaft haftungsbeschrankt; ug mbh
ug | limited | DE | end | ug; gug
gmbh-co-kg | limited_partnership | DE AT CH |  | gmbh and co kg; gmbh u co kg; gmbh und co kg; gmbh co kg; gmbh and co kommanditgesellschaft; gmbh and compagnie kg; gmbh and cie kg; gmbh and co; gmbh und co; gmbh u co; gmbh and cokg; gesellschaft mbh and co kg; gesellschaft mit beschrankter haftung and co kg; gesellschaft mit beschrankter haftung and co kommanditgesellschaft; gesmbh and co kg; ges m b h and co kg; mbh and co kg; mbh und co kg; gmbh and company kg; ag and co kg; se and co kg; ug haftungsbeschrankt and co kg; ug and co kg; ug haftungsbeschraenkt and co kg; ltd and co kg; limited and co kg; stiftung and co kg; and co kg; und co kg; u co kg; and co kommanditgesellschaft; und co kommanditgesellschaft; bv and co kg; kgaa and co kg; and cie kg; gmbh and co geschlossene investmentkommanditgesellschaft; geschlossene investmentkommanditgesellschaft; gmbh and co geschlossene investment kg; geschlossene investment kg; invest kg
gmbh-co-ohg | partnership | DE |  | gmbh and co ohg; ag and co ohg; se and co ohg; and co ohg; gmbh und co ohg; mbh and co ohg; ohg mbh; limited and co ohg
kgaa | public | DE BE |  | kgaa; kommanditgesellschaft auf aktien; gmbh and co kgaa; ag and co kgaa; se and co kgaa; and co kgaa; gmbh co kgaa; se co kgaa; gmbh and co kommanditgesellschaft auf aktien; ag und co kgaa; kommanditaktiengesellschaft
ag | public | DE AT CH LI |  | aktiengesellschaft; akt ges; aktien gesellschaft; gag; gemeinnutzige ag; gemeinnutzige aktiengesellschaft; reit ag; invag; investmentaktiengesellschaft; ag in liquidation; aktiengesellschaft in liquidation
ag | public | DE AT CH LI | | ag
kg | limited_partnership | DE AT CH LI |  | kommanditgesellschaft; komm ges; kommandit gesellschaft
kg | limited_partnership | DE AT CH | end | kg
ohg | partnership | DE AT |  | ohg; offene handelsgesellschaft
og | partnership | AT |  | offene gesellschaft
og | partnership | AT | native | og; oeg; keg
gbr | partnership | DE AT |  | gbr; gesellschaft burgerlichen rechts; gesellschaft buergerlichen rechts; egbr; gesbr; gbr mbh; einfache gesellschaft
partg | partnership | DE |  | partg; partg mbb; partgmbb; partnerschaftsgesellschaft; partnerschaft mbb; partnerschaftsgesellschaft mbb; partnerschaftsgesellschaft mit beschrankter berufshaftung; mbb; part g; partnerschaft
ek | sole_proprietor | DE AT |  | e kfm; ekfm; e kffr; e kfr; eingetragener kaufmann; eingetragene kauffrau; einzelkaufmann; einzelunternehmen; einzelunternehmer; einzelfirma; einzelkauffrau; e inh
ek | sole_proprietor | DE AT | native | ek; eu
ev | association | DE AT |  | e v; eingetragener verein; rechtsfahiger verein; nicht eingetragener verein
ev | association | DE LI | native | ev
eg | cooperative | DE AT LI CH |  | egen; e gen; eingetragene genossenschaft; egenmbh; registrierte genossenschaft mit beschrankter haftung; reg gen mbh; rgenmbh; reggenmbh; r gen m b h; reg gen m b h; eingetragene genossenschaft mbh; egmbh; genmbh; gen mbh; eing gen
eg | cooperative | DE AT LI | end | eg
vvag | other | DE |  | vvag; v v a g; versicherungsverein auf gegenseitigkeit; versicherungsverein a g; verein auf gegenseitigkeit; vag; auf gegenseitigkeit; a g auf gegenseitigkeit; versicherungsverein ag
kor | state | DE AT CH |  | anstalt des offentlichen rechts; anstalt des oeffentlichen rechts; korperschaft des offentlichen rechts; koerperschaft des oeffentlichen rechts; offentlich rechtliche anstalt; stiftung des offentlichen rechts; a d o r; k d o r; eigenbetrieb; aor; kdor; gkaor; zweckverband
anstalt | other | LI |  | anstalt; establishment anstalt; treuunternehmen; trust reg; reg trust; treuhanderschaft
sa | public | FR ES BE LU CH BR PT PL AR PE CL CO GR RO PA CR UY EC GT MX MA SN CI DO BO PY HN NI SV VE |  | sociedad anonima; エス エイ; エス エー; エスエー; エスエイ; societe anonyme; sociedade anonima; spolka akcyjna; societa anonima; societate pe actiuni; soc anonima; soc anonyme; s a; societe anonyme a conseil d administration; societe anonyme a directoire; anonymi etaireia; anonymos etaireia; anonimi eteria; sociedade por acoes; companhia aberta; sociedad anonima abierta; saa; sociedad anonima cerrada; sociedad anonima bursatil; s a a; s a c; s a b; sab; sab de cv; s a b de c v; sociedad anonima bursatil de capital variable; sociedad anonima abierta saa; compania anonima; c a; societe anonyme de droit public; sau; s a u; sociedad anonima unipersonal; sociedad anonima deportiva; sociedade aberta; sgps sa; sgps; sociedade gestora de participacoes sociais; sociedad anonima espanola; sae; sociedad anonyma; soc an
sa | public | FR ES BE LU CH BR PT PL AR PE CL CO GR RO PA CR UY EC GT MX MA SN CI | end | sa; ca
sa-no | cooperative | NO | end | sa; samvirkeforetak
sa-de-cv | public | MX SV |  | sa de cv; s a de c v; sociedad anonima de capital variable; s a de cv; sa cv; s a p i de c v; sapi de cv; sociedad anonima promotora de inversion de capital variable; sapib de cv; sapib; sapi; sociedad anonima promotora de inversion; sofom enr; sofom er; sociedad financiera de objeto multiple; sa de cv sofom enr; sa de cv sofom e n r; sociedad financiera de objeto multiple entidad no regulada; sa de c v; s a b de cv; sab de c v; institucion de banca multiple; sociedad anonima de cv; s a s de c v; sa de capital variable
srl-cv | limited | MX SV HN |  | s de rl de cv; s de r l de c v; sociedad de responsabilidad limitada de capital variable; s de rl; s de r l; srl de cv; s rl de cv; s de rl cv; s r l de c v; s p r de r l; spr de rl; s p r de r l de c v; s de p r de r l; s de pr de rl de cv; s de pr de rl; sociedad de produccion rural; s c de r l; sc de rl de cv; sociedad cooperativa de r l de c v; sc de rl
sca | limited_partnership | FR LU BE ES IT MA |  | societe en commandite par actions; sca; sociedad en comandita por acciones; commanditaire vennootschap op aandelen; cva; societa in accomandita per azioni; sapa; s c por a; s en c por a; secs; commva; s en c p a
scs | limited_partnership | FR LU BE ES IT MC |  | societe en commandite simple; scs; secs; societe en commandite speciale; scsp; sociedad en comandita; sociedad en comandita simple; s en c; s en cs; s en c s; commanditaire vennootschap; comm v; commv; societe en commandite; societa in accomandita semplice; sas di; sociedade em comandita; senc scs
snc | partnership | FR BE LU CH IT MC CA |  | societe en nom collectif; snc; societa in nome collettivo; vennootschap onder firma; vof; v o f; sociedad colectiva; sociedad en nombre colectivo; kollektivgesellschaft; senc; senc r l; sencrl; s e n c r l; s e n c; sociedade em nome coletivo; soc en nom collectif; s n c di; snc di; sencrl srl
sarl | limited | FR LU CH MA TN DZ SN CI LB BE CD CM MC GA |  | sarl; エスエイアールエル; エス エイ アール エル; エス アー エール エル; エスエーアールエル; societe a responsabilite limitee; s a r l; s a rl; s ar l; sarlu; suarl; sarl unipersonnelle; sarlau; sarl au; societe a responsabilite limitee unipersonnelle; a responsabilite limitee; ste a responsabilite limitee; sarl s; societe a responsabilite limitee simplifiee; societe arl; soc a responsabilite limitee; soc a r l; saarl; sarll; a r l
eurl | limited | FR DZ |  | eurl; entreprise unipersonnelle a responsabilite limitee; selarl; selas; societe d exercice liberal a responsabilite limitee; selafa; selca; exploitation agricole a responsabilite limitee
sas | limited | FR CO EC CI |  | sasu; societe par actions simplifiee; societe par actions simplifiee unipersonnelle; societe par actions simplifiee a associe unique; sociedad por acciones simplificada; sociedad por acciones simplificadas; s a s; s a s u; sociedad por acciones simplificada sas; sasp; bic sas; sas bic; sas esp; sas zomac
sas | limited | FR CO EC CI | end | sas
scop | cooperative | FR |  | societe cooperative et participative;  societe cooperative; societe cooperative a responsabilite limitee; societe cooperative de production; caisse cooperative; scrl; cvba; cooperatieve vennootschap met beperkte aansprakelijkheid; scrl fs; cvba so; societe cooperative a capital variable; societe cooperative anonyme; societe cooperative de banque populaire; a forme cooperative; a capital variable; societe a capital variable
scop | cooperative | FR | native | scop; scic; sccv; sica; cuma; earl; gaec
sci | partnership | FR LU MC |  | societe civile immobiliere; societe civile; sci; scea; scpi; societe civile professionnelle
sci | partnership | FR LU BE | front | sci; sc
gie | joint_venture | FR LU BE SN |  | groupement d interet economique; geie; groupement europeen d interet economique; eeig; european economic interest grouping; ewiv; europaische wirtschaftliche interessenvereinigung; eesv; agrupacion de interes economico; agrupamento complementar de empresas; geie gie; ukeig
gie | joint_venture | FR LU BE SN ES PT | native | gie; aie; ace
ei | sole_proprietor | FR |  | entrepreneur individuel; entreprise individuelle; auto entrepreneur; artisan commercant
epic | state | FR DZ |  | etablissement public a caractere industriel et commercial; etablissement public; etablissement public administratif; epe spa; societe d economie mixte; saeml; societe publique locale; societe anonyme d economie mixte
epic | state | FR DZ | native | epic; epa; epci; sem
asbl | association | BE LU FR |  | asbl; association sans but lucratif; vereniging zonder winstoogmerk; vzw; aisbl; ivzw; loi 1901; association loi 1901; association declaree; fondation d utilite publique; fup; association internationale sans but lucratif
bv | limited | NL BE AW CW SR SX |  | besloten vennootschap; besloten vennootschap met beperkte aansprakelijkheid; b v; bvba; sprl; societe privee a responsabilite limitee; besloten vennootschap met beperkte aansprakelijkheid bvba; ebvba; sprlu; bv io; b v i o; besloten vennootschap in oprichting; bvio; sprl s; ag and co bv
bv | limited | NL BE AW CW SR SX |  | bv
nv | public | NL BE AW CW SR SX |  | naamloze vennootschap; n v; nv sa; sa nv
nv | public | NL BE AW CW SR SX |  | nv
cv-nl | limited_partnership | NL BE | end | cv; c v
cooperatie-ua | cooperative | NL BE CW |  | cooperatie ua; cooperatie u a; cooperatieve vereniging; cooperatie ba; cooperatief ua; cooperatieve u a; u a cooperatie; cooperatieve vereniging u a; uitgesloten aansprakelijkheid; cooperatieve vennootschap; cooperatieve ua; owm; onderlinge waarborgmaatschappij
cooperatie-ua | cooperative | NL | native | ua; ba
crl-pt | cooperative | PT |  | cooperativa de responsabilidade limitada; crl
vve | association | NL |  | vve; vereniging van eigenaars; vereniging van eigenaren
maatschap | partnership | NL BE |  | maatschap; burgerlijke maatschap
eenmanszaak | sole_proprietor | NL |  | eenmanszaak
srl | limited | IT RO ES AR BE BO CR DO GT MD PE PY UY HN NI CU VE SM |  | srl; s r l; societa a responsabilita limitata; societate cu raspundere limitata; sociedad de responsabilidad limitada; s r l s; srls; srl unipersonale; s r l unipersonale; societa a responsabilita limitata semplificata; a responsabilita limitata; srl a socio unico; srl con socio unico; societa responsabilita limitata; soc a r l; s r l semplificata; srl d; srl in liquidazione; srl sb; societa benefit srl; srl societa benefit; societa unipersonale; scarl; s c a r l; scrl; societa consortile a responsabilita limitata; soc coop a r l; soc cons a r l; societe a responsabilite limitee srl; sagl; societa a garanzia limitata; srl stp; stp srl; societa tra professionisti; srl con unico socio; srlu; soc resp limitada; srl u; sociedad comercial de responsabilidad limitada; sociedad de resp ltda
spa | public | IT CL DZ SM |  | spa; エスピーエー; s p a; societa per azioni; sociedad por acciones; spa in liquidazione; s p a in liquidazione; societa per azioni unipersonale; spa unipersonale; soc per azioni; societe par actions; spa con socio unico; spa a socio unico; societa per azioni in amministrazione straordinaria; spa societa benefit; scpa; s c p a; societa consortile per azioni; societa cooperativa per azioni
sas-it | limited_partnership | IT | end | sas; s a s; s a s di
ss-it | partnership | IT |  | societa semplice; stp; societa semplice tra professionisti; ss agricola; societa semplice agricola; societa agricola semplice
ss-it | partnership | IT | end | ss
soc-coop | cooperative | IT |  | societa cooperativa; soc coop; soc coop a r l; soc coop p a; soc coop arl; societa cooperativa sociale; societa cooperativa a r l; societa cooperativa per azioni; cooperativa sociale; soc coop soc; piccola societa cooperativa; soc cooperativa; scpa coop; societa cooperativa a responsabilita limitata; societa cooperativa agricola; soc coop sociale; onlus; societa cooperativa sociale onlus; cooperativa sociale onlus
ditta | sole_proprietor | IT |  | ditta individuale; impresa individuale; impresa sociale
azienda-speciale | state | IT |  | ente pubblico economico; azienda speciale; azienda speciale consortile; ente pubblico
sl | limited | ES AD |  | sociedad limitada; slu; s l u; sociedad limitada unipersonal; sociedad de responsabilidad limitada unipersonal; slp; s l p; sociedad limitada profesional; sociedad limitada nueva empresa; slne; s l n e; sociedad limitada laboral; sll; s l l; sociedad limitada nueva empresa slne; slp u; societat limitada; sociedad limitada de formacion sucesiva; s l en constitucion
sl | limited | ES AD | end | sl; s l
s-coop-es | cooperative | ES CL CO |  | s coop; sociedad cooperativa; sociedad cooperativa limitada; soc coop and; s coop and; sociedad cooperativa andaluza; scl; s coop pequena; sccl; s c c l; s coop ltda; sociedad cooperativa de trabajo; soc coop ltda; sociedad cooperativa de credito; s coop mad; sociedad agraria de transformacion; s coop v; coop v; sdad coop; cooperativa de trabajo asociado; societat cooperativa
s-coop-es | cooperative | ES | native | scoop; sat; scl; sccl
comunidad | partnership | ES MX |  | comunidad de bienes; c b; sociedad civil; s c p; sociedad civil particular; s civil; sociedad civil privada; sociedad civil profesional; sociedad civil de responsabilidad limitada
comunidad | partnership | ES MX | end | sc; cb; scp
sal | public | LB ES |  | sal; s a l; sociedad anonima laboral; societe anonyme libanaise; sal offshore; sal off shore; sal holding; s a l off shore; s a l offshore
ltda | limited | BR PT CO CL AR EC BO CR PY PE |  | ltda; limitada; lda; sociedade limitada; sociedade por quotas; ltda me; ltda epp; limitada unipersonal; unipessoal lda; sociedade unipessoal por quotas; unipessoal limitada; soc limitada; sociedad limitada ltda; eireli; eireli me; empresa individual de responsabilidade limitada; ltda ei; ltda s; cia ltda; compania limitada; compania ltda; y cia ltda; e cia ltda; cia limitada; sociedade empresaria limitada; sociedade simples limitada; s s ltda; ltda s s; sociedade unipessoal limitada; sociedade limitada unipessoal; sociedad de responsabilidad ltda; slu ltda; sociedad comercial ltda; soc com ltda; sociedad comercial limitada; y compania limitada; y compania ltda; eireli epp; unipessoal ltda; ltd a
eirl | limited | CL PE PY CR DO |  | eirl; e i r l; empresa individual de responsabilidad limitada; empresa individual de resp ltda
mei | sole_proprietor | BR |  | mei; microempreendedor individual; empresario individual; firma individual
mei | sole_proprietor | BR | end | me; epp
fundo-br | fund | BR PT |  | fundo de investimento; fundo de investimento imobiliario; fii; fidc; fip; fundo de investimento em participacoes; fundo de investimento em direitos creditorios; fundo de investimento em acoes; fundo de investimento multimercado; fic fim
ep-ec | state | EC ES CO PE CL BR PT |  | empresa publica; empresa publica municipal; empresa del estado; empresa estatal; sociedad estatal; entidad publica empresarial; e p e; e s p; esp; sa esp; s a e s p; empresa de servicios publicos; empresa industrial y comercial del estado; entidade publica empresarial; epe; s e m; empresa municipal; empresa provincial; fundacion publica
ac-mx | association | MX ES VE |  | asociacion civil; a c; institucion de asistencia privada; i a p; iap
ac-mx | association | MX | end | ac
asa | public | NO |  | asa; allmennaksjeselskap
ans | partnership | NO |  | ans; ansvarlig selskap; ansvarlig selskap med delt ansvar
ans | partnership | NO | end | da; ba
enk | sole_proprietor | NO DK |  | enk; enkeltpersonforetak; enkeltmandsvirksomhed; enkeltmannsforetak; personligt ejet mindre virksomhed
nuf | branch | NO |  | nuf; filial av utenlandsk foretak; norskregistrert utenlandsk foretak; norsk avdeling av utenlandsk foretak
iks | state | NO |  | iks; interkommunalt selskap; kf; kommunalt foretak; fkf; statsforetak; hf no; helseforetak; rhf; kommunalt selskab
as | public | DK |  | aktieselskab; aktieselskabet
as | public | DK | end | as; a s
as | public | CZ SK |  | akciova spolecnost; akciova spolocnost; akc spol; akcia spolocnost; uctovnicka akciova spolocnost; ucastinna spolecnost
as | public | CZ SK | end | as; a s
san-tic | other | TR | end | sanayi ve ticaret; san ve tic; san tic; ticaret ve sanayi; tic ve san; sanayi ticaret
as | public | TR |  | anonim sirketi; anonim sirket; an sti; tas; turk anonim sirketi; turk anonim ortakligi; tao; anonim ortakligi; sanayi ve ticaret anonim sirketi; sanayi ve ticaret as; ticaret ve sanayi as; ticaret ve sanayi anonim sirketi; san ve tic as; tic ve san as; san tic as; a s yatirim ortakligi
as | public | TR AZ | end | as; a s; ao
as | public | EE LV |  | aktsiaselts; akciju sabiedriba; valsts akciju sabiedriba
as | public | EE LV | front | as; a s
as | public | LV | native | vas
as | limited | NO |  | aksjeselskap
as | limited | NO | end | as; a s
aps | limited | DK |  | aps; anpartsselskab; anpartsselskabet; iværksætterselskab; ivs; smba; amba; a m b a; andelsselskab med begraenset ansvar; selskab med begraenset ansvar; s m b a; fmba; f m b a
is-dk | partnership | DK |  | interessentskab; kommanditselskab; partnerselskab; p s; i s
is-dk | partnership | DK | native | is; ks; ps; kl; akl
ab | limited | SE FI |  | aktiebolag; aktiebolaget; publikt aktiebolag; aktb; privat aktiebolag
ab | limited | SE FI | front | ab
abp | public | SE FI |  | ab publ; aktiebolag publ; aktiebolaget publ; abp; publikt aktiebolag; publ ab; publ; publikt ab; julkinen osakeyhtio
hb | partnership | SE FI |  | handelsbolag; handelsbolaget; kommanditbolag; kommanditbolaget; oppet bolag; kommandiittiyhtio; avoin yhtio
hb | partnership | SE FI | native | hb; kb; ky; ay; ob
ek-for | cooperative | SE FI |  | ekonomisk forening; ek for; ek forening; osuuskunta; andelslag; osk; kooperativ forening; ek foren; andelslaget; kooperativa forbundet ekonomisk forening
enskild-firma | sole_proprietor | SE FI |  | enskild firma; toiminimi; tmi; enskild naringsidkare
oy | limited | FI |  | osakeyhtio; oy ab; ab oy; osakeyhtio aktiebolag; oy ltd; oy aktiebolag; ltd oy; oy as; asunto oy; as oy
oy | limited | FI | front | oy
oyj | public | FI |  | oyj; oyj abp; julkinen osakeyhtio; oyj plc; plc oyj; abp oyj; yhtio oyj
ry | association | FI |  | rekisteroity yhdistys; rekisteroity; sr saatio; saatio sr; saatio rs
ry | association | FI | native | ry; rf; sr; rs
ehf | limited | IS |  | ehf; einkahlutafelag; slhf; samlagshlutafelag; sf; sameignarfelag; slf; samlagsfelag; opinbert hlutafelag; ohf
hf | public | IS |  | hlutafelag; evropufelag
hf | public | IS FO | end | hf
spf | limited | FO |  | sp f; p f
spf | limited | FO | native | sp; spf; pf
as-fo | public | FO GL |  | partafelag
spzoo | limited | PL |  | sp z o o; sp zoo; sp z oo; spolka z ograniczona odpowiedzialnoscia; spolka z o o; spolka zoo; spolka z ogr odp; sp z ogr odp; sp z oo sp k; sp z o o sp j; spz oo; spzoo; sp z o o s k; z o o; spolka z ograniczona odpowiedzialnoscia w organizacji; sp z o o w likwidacji; z ograniczona odpowiedzialnoscia; sp o o; spol z o o; s z o o
spzoo-spk | limited_partnership | PL |  | sp z o o sp k; sp zoo sp k; sp z oo spolka komandytowa; sp z o o spolka komandytowa; spolka z ograniczona odpowiedzialnoscia spolka komandytowa; spolka z ograniczona odpowiedzialnoscia sp k; sp z oo spk; spolka komandytowa; sp k; sp komandytowa; spk; s k; spolka z o o sp k
ska | limited_partnership | PL |  | spolka komandytowo akcyjna; ska; s k a; sp z o o s k a; spolka z ograniczona odpowiedzialnoscia ska
spj | partnership | PL |  | spolka jawna; sp j; spj; spolka cywilna; s c spolka cywilna; spolka partnerska; sp p; s j
spj | partnership | PL | end | sc
psa | limited | PL |  | prosta spolka akcyjna; psa; p s a
pp-pl | state | PL |  | przedsiebiorstwo panstwowe
sro | limited | CZ SK |  | sro; s r o; spol s r o; spolecnost s rucenim omezenym; spolocnost s rucenim obmedzenym; spol sro; s r o v likvidaci; spolocnost s r o; spolecnost s r o; spoloscnost s r o; spol s ruc omez; s rucenim omezenym; s rucenim obmedzenym; v o s; vos; verejna obchodni spolecnost; verejna obchodna spolocnost; spol s ro; s ro
ks-cz | limited_partnership | CZ SK |  | komanditni spolecnost; komanditna spolocnost; kom spol; k s
ks-cz | limited_partnership | CZ SK | end | ks
jsa | limited | SK |  | jednoducha spolocnost na akcie; jsa; j s a
statni-podnik | state | CZ SK |  | statni podnik; statny podnik; s p statni podnik; narodni podnik; prispevkova organizace; prispevkova organizacia
statni-podnik | state | CZ SK | end | sp; np
zs-cz | association | CZ SK |  | zapsany spolek; z s; o p s; obecne prospesna spolecnost; z u; zapsany ustav; neziskova organizacia; n o; obcianske zdruzenie; o z; obcanske sdruzeni
kft | limited | HU |  | kft; korlatolt felelossegu tarsasag; kft f a; korlatolt felelossegu tarsasag kft; korlatolt felelossegu
rt | public | HU |  | zrt; nyrt; zartkoruen mukodo reszvenytarsasag; nyilvanosan mukodo reszvenytarsasag; reszvenytarsasag; zartkoruen mukodo rt; nyilvanosan mukodo rt; reszvenytarsasag rt
rt | public | HU | end | rt
bt | limited_partnership | HU |  | beteti tarsasag; kozkereseti tarsasag; kkt; bt hu
bt | limited_partnership | HU | end | bt
kht | other | HU |  | kht; kozhasznu tarsasag; nonprofit kft; nonprofit korlatolt felelossegu tarsasag; nonprofit zrt; kozhasznu nonprofit kft; kozhasznu nonprofit korlatolt felelossegu tarsasag
ev-hu | sole_proprietor | HU |  | egyeni vallalkozo; egyeni ceg
doo | limited | RS HR SI BA ME MK |  | doo; d o o; drustvo s ogranicenom odgovornoscu; drustvo sa ogranicenom odgovornoscu; druzba z omejeno odgovornostjo; drustvo s ogranicenom odgovornoscu doo; dooel; d o o e l; drustvo so ogranicena odgovornost; jdoo; j d o o; jednostavno drustvo s ogranicenom odgovornoscu; drustvo so ogranicena odgovornost od edno lice; drustvo sa ogranicenom odgovornoscu doo; privredno drustvo
dd | public | HR SI BA RS ME MK BG |  | dionicko drustvo; delniska druzba; d d; akcionarsko drustvo; a d; akcionersko drustvo; aktsionerno druzhestvo; ead; adsits; aktsionerno druzhestvo ad; ednolichno aktsionerno druzhestvo
dd | public | HR SI BA RS ME MK BG | end | dd; ad
dno-si | partnership | SI HR |  | druzba z neomejeno odgovornostjo; drustvo s neogranicenom solidarnom odgovornoscu; javno trgovacko drustvo; jtd
kd-si | limited_partnership | SI HR BG RS |  | komanditna druzba; komanditno drustvo; komanditno druzhestvo
kd-si | limited_partnership | SI HR BG RS | end | kd; od; sd; dno
sp-si | sole_proprietor | SI HR RS |  | samostojni podjetnik; s p samostojni podjetnik; samostalni preduzetnik; preduzetnik; samostalna zanatska radnja
sp-si | sole_proprietor | SI RS HR BA | native | sp; pr; obrt; szr; str; sztr
jp-rs | state | RS HR BA ME MK |  | javno preduzece; javno poduzece; javno pretprijatie; jkp; javno komunalno preduzece; javna ustanova; drustveno preduzece
jp-rs | state | RS BA MK | front | jp
ood | limited | BG |  | ood; eood; druzhestvo s ogranichena otgovornost; ednolichno druzhestvo s ogranichena otgovornost; drujestvo s ogranichena otgovornost
et-bg | sole_proprietor | BG |  | ednolichen targovets; ednolichen turgovets
et-bg | sole_proprietor | BG | native | et
srl | limited | MD RO | native | srl
srl | limited | RO MD |  | societate cu responsabilitate limitata; societatea cu raspundere limitata; societatea cu responsabilitate limitata; intreprinderea cu responsabilitate limitata
srl-ro | public | RO MD |  | societate pe actiuni sa; societate comerciala pe actiuni; societate pe actiuni; societatea pe actiuni
sc-ro | other | RO MD |  | societatea comerciala; societate comerciala
sc-ro | other | RO MD | native | sc; ics; im
pfa | sole_proprietor | RO |  | pfa; persoana fizica autorizata; intreprinzator individual; intreprinderea individuala; intreprindere individuala; intreprindere familiala
ra-ro | state | RO MD |  | intreprinderea de stat; intreprinderea municipala; regie autonoma; regia autonoma; intreprindere de stat; is md; compania nationala
ou | limited | EE |  | osauhing; taisuhing; usaldusuhing; oü
ou | limited | EE | front | ou; ot; uu
mtu | association | EE |  | mtu; mittetulundusuhing; sihtasutus; tulundusuhistu; korteriuhistu; hooneuhistu; fie
sia | limited | LV |  | sabiedriba ar ierobezotu atbildibu; sabiedriba ar ierobezoto atbildibu
sia | limited | LV | front | sia
ik-lv | sole_proprietor | LV |  | individualais komersants; individualais uznemums; pilnsabiedriba; komanditsabiedriba; valsts sia; vsia
uab | limited | LT |  | uab; uzdaroji akcine bendrove; uždaroji akcinė bendrovė; mb lt; mazoji bendrija
ab-lt | public | LT |  | akcine bendrove
ab-lt | public | LT | front | ab
mb-lt | other | LT | native | mb; vsi; vi; ii; iki
mb-lt | other | LT |  | mazoji bendrija; viesoji istaiga; individuali imone; valstybes imone; zemes ukio bendrove; kooperatine bendrove
ae | public | GR CY |  | anonymi etairia; anonimi etairia; anonymos eteria; a e; a e b e; abee; avee; a v e e; aebe; societe anonyme industrielle; anonymi emporiki etaireia; a e p e y; aepey; anonymi viomichaniki etaireia; ate; a t e; anonymi techniki etaireia; sa greece; aeve; anonymi etaireia ependyseon; axe; anonymi emporiki kai viomichaniki etaireia; aevee; avete; a v e t e; a b e t e; ateve; a t e v e; aete; a e t e; ane; a n e; anonymi naftiliaki etaireia; a x e; aeega; a e e g a; aega; a e g a
ae | public | GR CY | end | ae
ae | public | GR CY | native | anonymi; anonymos; etaireia; etairia; monoprosopi; monoprosopos
epe | limited | GR CY |  | etaireia periorismenis efthynis; periorismenis efthynis; periorismenis evthynis; epe; e p e; ike; i k e; idiotiki kefalaiouchiki etaireia; eteria periorismenis efthinis; mepe; monoprosopi epe; monoprosopi ike; pc greece; idiotiki kefalaiouxiki etaireia; etaireia periorismenis evthynis; mon epe; mon ike
oe | partnership | GR CY |  | omorrythmi etaireia; omorrithmi eteria; eterorrythmi etaireia; eterorrithmi eteria
oe | partnership | GR CY | native | oe; ee
ooo | limited | RU BY KG UZ TJ KZ UA |  | obshchestvo s ogranichennoi otvetstvennostyu; s ogranichennoi otvetstvennostyu; obschestvo s ogranichennoy otvetstvennostyu; ood ru; obshchestvo s dopolnitelnoi otvetstvennostyu; odo; mnogoprofilnoe obshchestvo s ogranichennoi otvetstvennostyu; obshchestvo s ogranichennoi otvetstvennostiu; obshchestva s ogranichennoi otvetstvennostyu; o o o; obshch s ogr otv
ooo | limited | RU BY KG UZ TJ KZ | front | ooo; ooo nko
too | limited | KZ |  | tovarishchestvo s ogranichennoi otvetstvennostyu; zhauapkershiligi shekteuli seriktestigi; zhshs; zhauapkershiligi shekteuli seriktestik; jauapkershiligi shekteuli seriktestigi; tovarishchestvo s ogranichennoi otvetstvennostiu; t o o
too | limited | KZ | native | too
too | limited | KZ |  | llp; limited liability partnership
pao | public | RU UA BY |  | publichnoe aktsionernoe obshchestvo; publichne aktsionerne tovarystvo; publichnoye aktsionernoye obshchestvo; public joint stock company; pjsc; public jsc; p j s c; publicly joint stock company; publichnoe ao; public stock company; publicly held company; public joint stock co
pao | public | RU UA | front | pao; pat
oao | public | RU BY KG |  | otkrytoe aktsionernoe obshchestvo; otkritoe aktsionernoe obshchestvo; open joint stock company; ojsc; open jsc; o j s c; open type joint stock company; open joint stock society; open stock company; joint stock company of open type; aktsionernoe obshchestvo otkrytogo tipa; open joint stock co; vidkryte aktsionerne tovarystvo; adkrytae aktsyianernae tavarystva; joint stock company open; oajt; adkrytaye aktsyyanernaye tavarystva
oao | public | RU BY UA | front | oao; vat; aoot; oaao; aat
zao | public | RU BY KG AM KZ |  | zakrytoe aktsionernoe obshchestvo; closed joint stock company; cjsc; closed jsc; zakrytoye aktsionernoye obshchestvo; joint stock company closed; zakritoe aktsionernoe obshchestvo; zakryte aktsionerne tovarystvo; aktsionernoe obshchestvo zakrytogo tipa; c j s c; closed joint stock society; closed type joint stock company; closed joint stock co; private joint stock company; prjsc; pryvatne aktsionerne tovarystvo; private jsc; neopublichnoe aktsionernoe obshchestvo; nepublichnoe aktsionernoe obshchestvo; non public joint stock company; zakrytaye aktsyyanernaye tavarystva; zakrytae aktsyianernae tavarystva
zao | public | RU BY UA AM | front | zao; prat; zat; aozt; nao; chao
jsc | public | RU KZ UA VN BG GE AZ BY UZ IR |  | jsc; joint stock bank company; js co; jnt stock co; jt stock co; joint stock corp; jsc company; pjscb; ojscb; anonim ortaklik; joint stock company; joint stock co; joint stock; aktsionernoe obshchestvo; aktsionerne tovarystvo; stock company; stock co; ao ru; j s c; joint stock corporation; joint stock society; aktsionerdik kogam; aktsionerlik koghamy; aksionerlik jamiyati; joint stocks company; ljsc; l j s c; libyan joint stock company; jointstock company; stock corporation company; joint stock commercial; commercial joint stock; aksiyadorlik jamiyati; jcs; aktsionerskoe obshchestvo; shareholding company; shareholders company; joint share company; shareholding co; joint stok company; qsc; acik sehmdar cemiyyeti; aciq sehmdar cemiyyeti; asc; qapali sehmdar cemiyyeti; sahmdar cemiyyeti; joint stock bank company; sehmdar cemiyyeti; saktsio sazogadoeba; aktsioneruli sazogadoeba; samartavlo; jsco; jscb
jsc | public | RU KZ UA UZ | front | ao; at
ak-ru | public | RU UZ | native | ak; akb; aks
spy-am | limited | AM |  | սահմանափակ պատասխանատվությամբ ընկերություն
spy-am | limited | AM | native | ՍՊԸ
pby-am | public | AM |  | փակ բաժնետիրական ընկերություն; բաց բաժնետիրական ընկերություն
pby-am | public | AM | native | ՓԲԸ; ԲԲԸ
shps-ge | limited | GE |  | შპს; შეზღუდული პასუხისმგებლობის საზოგადოება
ss-ge | public | GE |  | სააქციო საზოგადოება
ss-ge | public | GE | native | სს
osoo-kg | limited | KG |  | zhoopkerchiligi chektelgen koomu; жоопкерчилиги чектелген коому; жоопкерчилиги чектелген коом
mmc | limited | AZ |  | mmc; mehdud mesuliyyetli cemiyyet; mahdud masuliyyatli jamiyyat; mehdud mesuliyyetli cemiyyeti
mchj | limited | UZ |  | mchj; masuliyati cheklangan jamiyat; masuliyati cheklangan jamiyati; qoshimcha masuliyatli jamiyat; масъулияти чекланган жамият; xususiy korxona; oilaviy korxona; qoshma korxona
tov | limited | UA |  | tovarystvo z obmezhenoiu vidpovidalnistiu; tovarystvo z obmezhenoyu vidpovidalnistyu; tovarystvo z dodatkovoiu vidpovidalnistiu; tov z obmezhenoyu vidpovidalnistyu; z obmezhenoyu vidpovidalnistyu; tdv; tzov
tov | limited | UA | front | tov
ip-ru | sole_proprietor | RU UA BY KZ |  | individualnyi predprinimatel; individualny predprinimatel; fizychna osoba pidpryiemets; fop; individual entrepreneur; sole entrepreneur; glava kfkh; chastnyi predprinimatel
ip-ru | sole_proprietor | RU UA BY KZ | native | ip; chp; kfkh; kkh; chup
fgup | state | RU UA BY KZ |  | federalnoe gosudarstvennoe unitarnoe predpriyatie; federal state unitary enterprise; fgup; fsue; gosudarstvennoe unitarnoe predpriyatie; state unitary enterprise; gup; sue; mup; munitsipalnoe unitarnoe predpriyatie; municipal unitary enterprise; federal state institution; fgbu; federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie; fgbou vo; fgbou; federal state budgetary institution; federalnoe kazennoe predpriyatie; fkp; federal state enterprise; state enterprise; derzhavne pidpryiemstvo; respublikanskoe unitarnoe predpriyatie; republican unitary enterprise; rup; unitarnoe predpriyatie; unitary enterprise; unitarnae pradpryemstva; chup by; gosudarstvennoe predpriyatie; federal state budgetary educational institution; federal state autonomous institution; federalnoe gosudarstvennoe avtonomnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya; fgau; fgaou; gosudarstvennoe uchrezhdenie; rgp; respublikanskoe gosudarstvennoe predpriyatie; state owned enterprise; state owned company; federalnoe gosudarstvennoe uchrezhdenie; fgu; fgkou; fgku; gbu; gku; ogup; ogup; federal state owned enterprise; federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego obrazovaniya; federalnoe gosudarstvennoe byudzhetnoe nauchnoe uchrezhdenie; kommunalnoe predpriyatie; komunalne pidpryiemstvo; chastnoe predpriyatie; pryvatne pidpryiemstvo; private enterprise; chastnoe unitarnoe predpriyatie; private unitary enterprise; avtonomnaya nekommercheskaya organizatsiya; ano ru; autonomous non profit organization; anko; derzhavne naukovo vyrobnyche pidpryiemstvo; gosudarstvennoe nauchno proizvodstvennoe predpriyatie; federalnoe kazennoe uchrezhdenie; gosudarstvennoe kazennoe uchrezhdenie; gosudarstvennoe byudzhetnoe uchrezhdenie; gosudarstvennoe avtonomnoe uchrezhdenie; munitsipalnoe byudzhetnoe uchrezhdenie; munitsipalnoe kazennoe uchrezhdenie; munitsipalnoe avtonomnoe uchrezhdenie; munitsipalnoe kazennoe predpriyatie; munitsipalnoe byudzhetnoe obshcheobrazovatelnoe uchrezhdenie; munitsipalnoe obrazovatelnoe uchrezhdenie; gosudarstvennoe obrazovatelnoe uchrezhdenie; gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie; federalnoe gosudarstvennoe kazennoe uchrezhdenie; federalnoe gosudarstvennoe nauchnoe uchrezhdenie; oblastnoe gosudarstvennoe unitarnoe predpriyatie; dochernee gosudarstvennoe unitarnoe predpriyatie; dochernee unitarnoe predpriyatie; federalnoe gosudarstvennoe byudzhetnoe obrazovatelnoe uchrezhdenie vysshego professionalnogo obrazovaniya
fgup | state | RU UA BY KZ | native | mbou; maou; mbdou; mbu; mau; mku; mkp; fku; fgku; gbou; gbuz; gku; gau; gnu; gou; mou; mdou; fgnu; kgu; gkp; kgp; fbu; obuz; fgaou; fgbnu; ogau; oau
np-ru | association | RU UA KZ |  | nekommercheskaya organizatsiya; nekommercheskoe partnerstvo; avtonomnaya nekommercheskaya organizatsiya; obshchestvennaya organizatsiya; hromadska orhanizatsiia; blagotvoritelnaya organizatsiya; tovarishchestvo sobstvennikov zhilya; krestyanskoe fermerskoe khozyaistvo; subekt predprinimatelskoi deyatelnosti; fizicheskoe litso predprinimatel
coop-ru | cooperative | RU UA KZ |  | selskokhozyaistvennyi proizvodstvennyi kooperativ; proizvodstvennyi kooperativ; potrebitelskii kooperativ; spk kolkhoz; potrebitelskoe obshchestvo
partnership-ru | limited_partnership | RU |  | tovarishchestvo na vere; polnoe tovarishchestvo; kommanditnoe tovarishchestvo
ltd-sti | limited | TR |  | ltd sti; limited sirketi; limited sirket; ltd sirketi; sanayi ve ticaret limited sirketi; sanayi ve ticaret ltd sti; san ve tic ltd sti; tic ltd sti; ticaret limited sirketi; ticaret ltd sti; san tic ltd sti; tic ve san ltd sti; dis ticaret limited sirketi; dis tic ltd sti; ith ihr ltd sti; ltd s ti; ticaret ve sanayi limited sirketi; ltd st; kollektif sirketi; koll sti; komandit sirketi; kom sti; adi ortakligi
kk | public | JP |  | kabushiki kaisha; kabushiki gaisha; kabushikigaisha; kabushikikaisha; k k; kabusiki kaisha; 株式会社; 株式會社
kk | public | JP | end | kk
gk | limited | JP |  | godo kaisha; goudou kaisha; godo gaisha; 合同会社; g k; yugen kaisha; yuugen kaisha; yugen gaisha; y k; 有限会社; yugengaisha; 合同會社; 有限會社
gk | limited | JP | end | gk; yk
gomei | partnership | JP |  | 合名会社; 合資会社; gomei kaisha; goshi kaisha; 有限責任事業組合; 投資事業有限責任組合; toshi jigyo yugen sekinin kumiai; 投資事業組合
kumiai | cooperative | JP |  | 協同組合; 信用組合; 生活協同組合; 農業協同組合; 漁業協同組合; 企業組合; kyodo kumiai
shadan | association | JP |  | 一般社団法人; 公益社団法人; 社団法人; 一般財団法人; 公益財団法人; 財団法人; 特定非営利活動法人; 学校法人; 医療法人; 医療法人社団; 社会福祉法人; 宗教法人; ippan shadan hojin; ippan zaidan hojin; shadan hojin; zaidan hojin; koeki zaidan hojin; 医療法人財団; 税理士法人; 監査法人; 弁護士法人; 特許業務法人; 司法書士法人; 行政書士法人; 社会保険労務士法人; 農事組合法人; 投資法人; 相互会社; sogo kaisha; 特定目的会社; tokutei mokuteki kaisha; tmk; 国立大学法人; 独立行政法人; 地方独立行政法人; 国立研究開発法人; 特殊法人
cn-ltd | limited | CN HK TW MO SG |  | 有限公司; 有限责任公司; 有限責任公司; youxian gongsi; you xian gong si; youxian zeren gongsi; youxiangongsi; 有限責任事業組合公司; 私人有限公司; 股份公司
cn-jsc | public | CN TW HK |  | 股份有限公司; gufen youxian gongsi; gu fen you xian gong si; 公众有限公司; 股份有限; gufen gongsi; 股份两合公司
cn-soe | state | CN |  | 全民所有制企业; 全民所有制; 集体所有制; 国有独资; 国有企业
cn-partnership | limited_partnership | CN TW HK |  | 有限合伙; 有限合夥; 有限合伙企业; 普通合伙; 特殊普通合伙; 合伙企业; 普通合夥; 个人独资企业; 个体工商户; 工作室个体; 兩合公司; 無限公司; 合夥
cn-branch | branch | CN TW HK JP KR |  | 分公司; 代表处; 代表處; 办事处; 分行股份; 有限公司分公司; 有限公司台灣分公司; 日本支店; 在日支店; 分店
cn-coop | cooperative | CN TW |  | 专业合作社; 农民专业合作社; 合作社; 信用合作社; 农村信用合作联社
kr-jusik | public | KR |  | 주식회사; jusik hoesa; jusikhoesa; chusik hoesa; jushik hoesa; jusighoesa
kr-yuhan | limited | KR |  | 유한회사; 유한책임회사; yuhan hoesa; yuhanhoesa; yuhan chaegim hoesa; yuhan chegim hoesa
kr-hapja | limited_partnership | KR |  | 합자회사; 합명회사; hapja hoesa; hapmyeong hoesa; 합자조합
kr-foundation | association | KR |  | 재단법인; 사단법인; 의료법인; 학교법인; 협동조합; 사회복지법인; 농업회사법인; 영농조합법인
ctcp | public | VN |  | cong ty co phan; ctcp; cty co phan; cong ty cp; cty cp; cong ty co phan tap doan; tap doan cong ty co phan; thuong mai co phan; tmcp; jsc vn; nhtmcp; tong cong ty co phan; tong cong ty cp; tong ctcp
tnhh | limited | VN |  | cong ty tnhh; tnhh; cong ty trach nhiem huu han; cty tnhh; cong ty tnhh mtv; cong ty tnhh mot thanh vien; tnhh mtv; tnhh mot thanh vien; trach nhiem huu han; mot thanh vien; hai thanh vien tro len; cong ty tnhh hai thanh vien tro len; trach nhiem huu han mot thanh vien; cong ty trach nhiem huu han mot thanh vien; mtv; cong ty hop danh; doanh nghiep tu nhan; dntn; tong cong ty; cong ty
pt | limited | ID TL |  | perseroan terbatas; pt persero; perseroan terbuka tbk; perseroan; p t; pt pma
pt | limited | ID TL | front | pt
tbk | public | ID |  | tbk; persero tbk; tbk pt; perseroan terbatas terbuka; pt tbk; terbuka; persero terbuka tbk; perseroan terbatas tbk
pt | limited | ID |  | persero; perusahaan perseroan; perusahaan perseroan persero
persero | state | ID |  | perum; perusahaan umum; bumn; perumda; perusda; perusahaan daerah
cv-id | limited_partnership | ID |  | persekutuan komanditer; commanditaire vennootschap cv; usaha dagang; persekutuan firma
cv-id | limited_partnership | ID | native | cv; ud; fa; pd
koperasi | cooperative | ID MY |  | koperasi; kospin
sdn-bhd | limited | MY BN |  | sdn bhd; sendirian berhad; sdn berhad; sendirian bhd; s b; sdn; snd bhd; sdn bhn; sdnbhd; plt; perkongsian liabiliti terhad; m sdn bhd; malaysia sdn bhd
bhd | public | MY BN |  | bhd; berhad; m bhd; m berhad
th-ltd | limited | TH |  | บริษัท จำกัด; บริษัท; จำกัด; borisat chamkat; borisat jamkad; บจก; บริษัทจำกัด; company limited thailand; จํากัด; borisat; chamkat
th-plc | public | TH |  | บริษัทมหาชน จำกัด; จำกัด มหาชน; บริษัท จำกัด มหาชน; มหาชน; บมจ; public company limited; pcl; public co ltd; public company ltd; public co limited; borisat chamkat mahachon; public company limit; public comp limited; public companny limited; public company; mahachon; public company l; pub co ltd; จํากัด มหาชน; public company li; public c; public com
th-lp | limited_partnership | TH |  | ห้างหุ้นส่วนจำกัด; หจก; ห้างหุ้นส่วน; ห้างหุ้นส่วนสามัญ; hang hun suan chamkat
ph-opc | limited | PH IN PK |  | one person company; opc private limited; opc pvt ltd; smc pvt ltd; smc private limited; single member company
ae-fze | limited | AE |  | fze; fz e; fz establishment; free zone enterprise; fz enterprise; free zone entity; fz entity; freezone company; free zone llc; dubai multi commodities centre; dmcc company; llc fz; trade free zone company; م د م س; fzc; fzco; fz co; free zone establishment; free zone company; fzs; dmcc llc; jlt; psc ae; free zone co
ae-fze | limited | AE SA JO KW LI | native | fz; est; establishment
ae-pjsc | public | AE SA QA KW BH OM JO EG |  | pjsc ae; p j s c; psc; qpsc; q p s c; qsc; q s c; kscp; k s c p; kscc; k s c c; ksc; k s c; kscc closed; bsc; b s c; bscc; b s c c; saog; s a o g; saoc; s a o c; sjsc; public shareholding company; private shareholding company; kuwaiti shareholding company; bahrain shareholding company; qatari shareholding company; saudi joint stock company; saudi shareholding company; qatari public shareholding company; omani shareholding company; public shareholding co; s a e; sae; egyptian joint stock company; شركة مساهمة; شركة مساهمة عامة; شركة مساهمة مصرية; شركة المساهمة; ش م م; ش م ك; ش م ب; ش م ع; ش م ق; ش م س; ش م ل; مساهمة عامة; المساهمة العامة; مساهمة; شركة مساهمة عامة محدودة; شركة مساهمة خاصة; شركة مساهمة سعودية; شركة مساهمة كويتية; شركة مساهمة مقفلة; شركة مساهمة لبنانية; مساهمة مصرية; شركة مساهمة بحرينية; ش م ك عامة; ش م ك م; ش م ك ع; المساهمة العامة المحدودة
ar-llc | limited | AE SA QA KW BH OM JO EG IQ LB SY LY SD YE MA DZ TN |  | ذ م م; ش ذ م م; شركة ذات مسؤولية محدودة; ذات مسؤولية محدودة; ذات مسئولية محدودة; ذات المسؤولية المحدودة; ذات المسئولية المحدودة; شركة ذات مسئولية محدودة; المحدودة; محدودة; م م ح; ذ م م ح; شركة الشخص الواحد; شركة شخص واحد; ذات المسؤولية المحدوده; ش ش و; شخص واحد; with limited liability; wll; w l l
ar-partnership | limited_partnership | AE SA QA KW BH OM JO EG IQ LB SY |  | شركة تضامن; تضامنية; شركة توصية بسيطة; توصية بسيطة; شركة تضامنية; وشركاه; وشركاؤه; وشركاءه; شركة التوصية بالأسهم
ar-company | other | AE SA QA KW BH OM JO EG IQ LB SY LY SD YE MA DZ TN |  | شركة; شركه; الشركة; مؤسسة; مؤسسه; شركات; sharikat; sharikah; sherkat; sherkate; sherkat e; sharika; muassasat; moasseseh; shareekat
ir-jsc | public | IR AF |  | شرکت سهامی عام; شرکت سهامی خاص; سهامی عام; سهامی خاص; سهامي خاص; سهامي عام; sherkat sahami khas; sherkat sahami am; sherkate sahami; sahami khas; sahami am; sherkat sahami; pjs; p j s; pjs co; pjsco; private joint stock; شرکت با مسئولیت محدود; با مسئولیت محدود; شرکت; با مسوولیت محدود; شرکت تعاونی; تعاونی; sherkat ba masouliyat mahdoud; ba masouliyat mahdood; bamasouliat mahdoud
il-ltd | limited | IL |  | בעמ; בע מ; בערבון מוגבל; חברה פרטית; חברה ציבורית; שותפות מוגבלת; חלצ; עמותה; עמ
il-ltd | limited | IL |  | באחריות מוגבלת
in-native | limited | IN NP BD |  | प्राइवेट लिमिटेड; लिमिटेड; प्रा लि; प्रा लि नेपाल; লিমিটেড; প্রাইভেট লিমিটেড; பிரைவேட் லிமிடெட்; லிமிடெட்; లిమిటెడ్; ప్రైవేట్ లిమిటెడ్; ಲಿಮಿಟೆಡ್; லிட்; പ്രൈവറ്റ് ലിമിറ്റഡ്; ലിമിറ്റഡ്; प्रायव्हेट लिमिटेड; मर्यादित; প্রা লি; প্ৰাইভেট লিমিটেড; লিঃ; લિમિટેડ; પ્રાઇવેટ લિમિટેડ; પ્રાઈવેટ લિમિટેડ; પ્રા લિ; ਲਿਮਟਿਡ; ਲਿਮਿਟਡ; ਲਿਮਿਟੇਡ; ਲਿਮਿਟਿਡ; ਲਿਮਟਡ; ਪ੍ਰਾਈਵੇਟ ਲਿਮਟਿਡ; ਪ੍ਰਾਈਵੇਟ ਲਿਮਿਟਡ; ਪ੍ਰਾਈਵੇਟ ਲਿਮਿਟੇਡ; ਪ੍ਰਾਈਵੇਟ ਲਿਮਿਟਿਡ; ਪ੍ਰਾਇਵੇਟ ਲਿਮਿਟੇਡ; ଲିମିଟେଡ; ଲିମିଟେଡ୍; ପ୍ରାଇଭେଟ ଲିମିଟେଡ; ପ୍ରାଇଭେଟ୍ ଲିମିଟେଡ୍; ପ୍ରାଇଭେଟ ଲିମିଟେଡ୍; ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್; ಪ್ರೈವೆಟ್ ಲಿಮಿಟೆಡ್; லிமிட்டெட்; பிரைவேட் லிமிட்டெட்; பிரைவேட் லிமிடட்; ప్రైవేటు లిమిటెడ్; പ്രൈവറ്റ് ലിമിറ്റെഡ്; ലിമിറ്റെഡ്
huf | sole_proprietor | IN |  | hindu undivided family; huf; proprietorship; sole proprietorship; sole proprietor; sole trader
se | public | * |  | societas europaea; europaische gesellschaft; europaische aktiengesellschaft; societe europeenne; europeaiche gesellschaft; europaische aktiengesellschaft se; european company; sociedad europea; societa europea
se | public | * | end | se
sce | cooperative | * |  | societas cooperativa europaea; europaische genossenschaft; societe cooperative europeenne; european cooperative society; sce mbh
sicav | fund | LU FR ES BE IT CH MT |  | sicav; シキャブ; societe d investissement a capital variable; sicav sif; sif sicav; sicav sa; sicav fis; sa sicav; sicaf; sca sicav sif; scsp sicav sif; sicav raif; raif; scsp raif; sca sicar; sicar; societe d investissement a capital fixe; fcp; fonds commun de placement; fcpr; fcpi; fpci; fip fr; fcpe; fcp sif; sicav p; opcvm; ucits; icav; irish collective asset management vehicle; oeic; icvc; open ended investment company; invk; sicav uci part ii; fondo de inversion; fi es; sociedad de inversion de capital variable; fonds commun de placement a risque; fonds d investissement specialise; reserved alternative investment fund; ucits icav; fcimt; variable capital company; segregated portfolio company; protected cell company; incorporated cell company; psc ltd; fondo de capital riesgo; ucits etf; fondo de inversion mobiliaria; beleggingsfonds; sondervermogen; specialised investment fund
fcp-end | fund | LU FR ES IT BR KY GG SG PT | native | fi; fp; ff; fcr; scr; spc; aif; fim; fia; fmi; icc; pcc; fps; sif; fip; fii; vcc
branch | branch | * | weak | succursale; zweigniederlassung; sucursal; filial; branch office; representative office; filiaal; oddzial; organizacni slozka; organizacna zlozka; odstepny zavod; filiale; sivuliike; filialas; fioktelep; fioktelepe; podruznica; sucursala; sede secundaria; uk establishment; oversea company; overseas company; niederlassung; ypokatastima; filial af; norsk avdeling; predstavitelstvo; filial i sverige; branch; 分行; representative; 支店; 分公司; 지점
state-authority | state | * | weak | public joint authority; statutory corporation; statutory body; statutory authority; body corporate; royal charter; public body corporate; state corporation; gosudarstvennaya korporatsiya; public law institution; crown corporation; federal crown corporation; government linked company; state institution
mutual | cooperative | GB US AU FR CA IE | weak | credit union; federal credit union; building society; mutual company; friendly society; industrial and provident society; registered society; registered society non jurisdictional; community benefit society; bencom; credit union limited; cooperative society; co operative society; cooperative society limited; co operative society limited; mutual benefit association; credit union ltd; cooperative ltd; co op ltd; co operative limited; cooperative limited; cooperative association; co operative association
nonprofit | association | * |  | non profit organization; nonprofit organization; non governmental organization; non profit association; unincorporated association; incorporated association; inc assn; section 8 company; non trading company; non profit company; public benefit organization; non profit company npc; rf npc; npo ltd; section 21 company
cc-za | limited | ZA NA |  | close corporation; beslote korporasie
cc-za | limited | ZA NA | native | cc; bk
soc-ltd | state | ZA |  | soc ltd; soc limited; state owned company limited
shpk | limited | AL XK |  | sh p k; shpk; shoqeri me pergjegjesi te kufizuar; l l c kosovo; shoqeria me pergjegjesi te kufizuar; sh p k al
sha | public | AL XK |  | sh a; shoqeri aksionare; shoqeria aksionare; sh a aktsionare
sha | public | AL XK | end | sha
shk | limited_partnership | AL XK |  | shoqeri komandite; shoqeri komandit; sh k
sha | public | AL XK |  | shoqeri anonime
kh-co | limited | KH |  | ឯ ក; ភីអិលស៊ី; ចំកាត់; មានកំណត់; អិលធីឌី; ខូ អិលធីឌី; ក្រុមហ៊ុន
plc-et | limited | ET ER |  | plc; private limited company
sc-et | public | ET ER |  | share company; s co; sh co; share co
sc-et | public | ET ER | native | sc; s c
mn-llc | limited | MN |  | khkhk; hhk; xxk; llc mn; khyazgaarlagdmal khariutslagatai kompani; yazgaarlagdmal khariutslagatai kompani; хязгаарлагдмал хариуцлагатай компани
mn-jsc | public | MN |  | khk; khuvtsaat kompani; huvtsaat kompani; хувьцаат компани
mn-jsc | public | MN | native | hk; xk
mn-state | state | MN |  | ТӨҮГ; төрийн өмчит үйлдвэрийн газар; ОНӨҮГ; орон нутгийн өмчит үйлдвэрийн газар; ТӨХХК
kh-co | limited | KH LA |  | sole co ltd; single member private limited company; sole company limited; sole company
ib-business | other | AG BS BZ KN SC VG |  | international business company; exempted company; exempt company; exempted limited partnership; international business corporation; ordinary company; segregated portfolio; limited duration company; business company; bvi business company; bvi company; international company; spv ltd; ordinary resident company; non resident company
stichting | foundation | NL BE SR CW | weak | stichting; stg
stiftung | foundation | DE AT CH LI SE NO DK | weak | stiftung; privatstiftung; familienstiftung; stiftelse; stiftelsen; saatio; gemeinnutzige stiftung
foundation | foundation | * | weak | foundation; fondation; fundacion; fundacao; fundacio; fondazione; fundacja; nadace; nadacia; alapitvany; fundatia; zaklada; zaduzbina; fondatsiya; fond; vakfi; vakif; yayasan; fonden; sihtasutus; foundations; charitable trust; 基金会; 財団; 재단
association | association | * | weak | association; verein; verband; vereniging; associazione; asociacion; associacao; assn; assoc; forening; foreningen; yhdistys; stowarzyszenie; egyesulet; sdruzeni; asociatia; assotsiatsiya; soyuz; dernegi; society; federation; federacion; federatie; federacja; syndicat; sindicato; syndicate; union; 協会; 协会; 협회; asbl; spolek; zwiazek; bund; council; chamber; club; institution; charity
cooperative | cooperative | * | weak | cooperative; co operative; coop; genossenschaft; cooperativa; cooperatie; spoldzielnia; cooperatieve; druzstvo; zadruga; kooperativ; szovetkezet; cooperation; kooperatifi; osuuspankki; andelskasse; mutual; mutuelle; mutua; onderlinge; gegenseitigkeit; cooperatives; osuuskauppa
fund | fund | * | weak | fund; funds; fonds; fondo; fundo; fond; ucits fund; investmentfonds; fondi; investment fund; mutual fund; etf; etn
trust | trust | * | weak | trust; trusts; fiduciary; fideicomiso; fideicommis; fiducie; reit; unit trust fund
church | religious | * | weak | church; parish; diocese; archdiocese; kirche; kirchengemeinde; parroquia; eglise; parafia; mosque; monastery; congregation; kloster; congregacion; congregazione; pfarrei
joint-venture | joint_venture | * | weak | joint venture; jv; consortium; consorcio; consorzio; consortium gie; arge; arbeitsgemeinschaft; ute; union temporal de empresas; union temporal; groupement; konsortium; consorcio de
partnership | partnership | * | weak | partnership; partnerships; sozietat
municipality | state | * | weak | municipality; gemeinde; commune; municipio; comune; gmina; kommune; kommun; ministry; ministerium; stadtwerke; county council; city council; borough council; district council; municipal; prefeitura; ayuntamiento; obec; mairie
jsc | public | UZ |  | aksiyadorlik jamiyati; aksiyadorlik jamiyat; aksiyadorlik kompaniyasi; ochiq aksiyadorlik jamiyati; yopiq aksiyadorlik jamiyati
jsc | public | UZ | native | aj; oaj; yoaj; atb
jsc | public | KZ | native | aq; aqorlyq
plc | public | BD IN LK KH |  | পিএলসি; পি এল সি; पीएलसी; பிஎல்சி; පීඑල්සී; ភីអិលស៊ី; ម.ក
in-native | limited | PK IN BD LK |  | لمیٹڈ; لمیٹیڈ; لمٹیڈ; پرائیویٹ لمیٹڈ; پبلک لمیٹڈ کمپنی; ලිමිටඩ්
plc | public | CY |  | δημόσια εταιρεία λτδ; δημόσια εταιρία λτδ; δημόσια λτδ
ltd | limited | CY GR |  | λτδ; λιμιτεδ
sa | public | AR UY CL |  | saci; s a c i; sacif; s a c i f; sacifi; s a c i f i; sacifia; s a c i f i a; saicf; s a i c f; saicfi; s a i c f i; saicfia; saica; s a i c a; saca; saaic; saai; s a a i; sacafi; s a c a f i; sacia; s a c i a; saiyc; sacyf; saicyf; saicyfi; saicif; sagic; saagic; sociedad anonima industrial y comercial; sociedad anonima comercial e industrial; sociedad anonima industrial comercial y financiera; sociedad anonima comercial industrial y financiera; sociedad anonima comercial industrial financiera e inmobiliaria; sociedad anonima industrial comercial financiera inmobiliaria y agropecuaria; sociedad anonima agricola industrial; sociedad anonima agropecuaria industrial y comercial; sociedad anonima comercial; sociedad anonima industrial; sociedad anonima comercial inmobiliaria y financiera
srl-cv | limited | MX |  | srlcv; s rl cv; srl cv; srldecv
sa-cv | public | MX |  | sacv; sabcv; sapicv; sadecv; sabdecv; sapidecv
osoo-kg | limited | KG | front | осоо; жчк
oao | public | KG |  | ачык акционердик коому; ачык акционердик коом
kg-aak | public | KG | native | аак
zao | public | KG |  | жабык акционердик коому; жабык акционердик коом
kg-zhak | public | KG | native | жак
jsc | public | KG |  | акционердик коому; акционердик коом
jsc | public | KZ |  | акционерлік қоғам; акционерлік қоғамы; aqtsionerlik qogamy; aksionerlik qogamy; aktsionerlik kogamy
tj-llc | limited | TJ |  | ҷамъияти дорои масъулияти маҳдуд; ҷамъияти дорои масъулияти маҳдуди; jamiyati doroi masuliyati mahdud; jamiyati doroi masuliyati mahdudi
tj-llc | limited | TJ | front | ҷдмм; чдмм
oao | public | TJ |  | ҷамъияти саҳомии кушода; ҷамъияти саҳомии кушодаи; jamiyati sahomii kushoda; jamiyati sahomii kushodai
tj-jsk | public | TJ | native | ҷск
zao | public | TJ |  | ҷамъияти саҳомии пӯшида; ҷамъияти саҳомии пӯшидаи; jamiyati sahomii pushida; jamiyati sahomii pushidai
tj-jsp | public | TJ | native | ҷсп
jsc | public | TJ |  | ҷамъияти саҳомӣ; jamiyati sahomi
tm-hj | limited | TM |  | hojalyk jemgyýeti; хоҗалык җемгыети
tm-hj | limited | TM | native | hj
oao | public | TM |  | açyk görnüşli paýdarlar jemgyýeti; açyk paýdarlar jemgyýeti
zao | public | TM |  | ýapyk görnüşli paýdarlar jemgyýeti; ýapyk paýdarlar jemgyýeti
jsc | public | TM |  | paýdarlar jemgyýeti
tm-pj | public | TM | native | pj; agpj; apj; ýgpj; ýpj
tm-hk | sole_proprietor | TM |  | hususy kärhana; hususy kärhanasy
tm-hk | sole_proprietor | TM | native | hk
mchj | limited | UZ | front | мчж
mchj | limited | UZ | native | хк; xk
jsc | public | UZ |  | акциядорлик жамияти
uz-aj | public | UZ | native | аж; оаж; ёаж
tov | limited | UA | front | тдв
ip-ru | sole_proprietor | UA | native | фоп
pp-ua | other | UA | native | пп
kp-ua | state | UA | native | кп
dp-ua | other | UA | native | дп
up-by | other | BY | native | уп
fgup | state | UA |  | державне підприємство; комунальне підприємство; казенне підприємство
zhk-kz | sole_proprietor | KZ | native | жк
np-ru | association | RU BY KZ | native | ано; нко; тсж; тсн; снт
coop-ru | cooperative | RU BY KZ | native | спк; схпк; сппк
adz | sole_proprietor | AM | native | աձ
ip-ge | sole_proprietor | GE |  | ინდივიდუალური მეწარმე; ინდ მეწარმე
sd-bg | partnership | BG | native | сд
fie | sole_proprietor | EE | native | fie
scea | partnership | FR | native | scea; gfa
sa | public | PY | native | saeca
tw-sole | sole_proprietor | TW |  | 企業社; 企業行
spc-om | limited | OM AE | native | spc
npc-za | association | ZA | native | npc
pty-ltd | limited | ZA |  | rf pty ltd; rf proprietary limited
in-native | limited | NP |  | प्राइभेट लिमिटेड; पब्लिक लिमिटेड
ltd-af | limited | AF |  | لمیتد; لمتد
ae-pjsc | public | KW |  | s a k; s a k p; s a k c; k p s c; sakp; sakc
il-ltd | limited | IL |  | b m
pty-ltd | limited | AU NZ |  | p l
private-ltd | limited | SG |  | p l
spzoo | limited | PL |  | spolka z oo; spol z oo; sp zo o
spzoo-spk | limited_partnership | PL |  | spolka z oo sp k; spolka z oo spolka komandytowa; spolka z oo sk; sp zo o sp k; sp kom; spolka z o o spolka komandytowa
sro | limited | CZ SK |  | spol sr o
sa | public | AR |  | s a i c; s a i c i; s a i; s a c i m f; s a c i f a
sh-ar | partnership | AR | native | s h; sociedad de hecho
sa | public | DO |  | c por a; compania por acciones
cia-ltda-ec | limited | EC |  | c l; c ltda; cia ltda
sas | limited | PY |  | e a s; empresa por acciones simplificadas
ltda | limited | PT AO MZ |  | unip lda; unipessoal; su lda; sociedade unipessoal lda
em-pt | state | PT | native | e m; eim; empresa municipal
sci | partnership | FR | native | scm; societe civile de moyens
epic | state | FR | native | spl; spla; semop
scs | limited_partnership | BE |  | g c v; gewone commanditaire vennootschap
kg | limited_partnership | DE |  | invkg; investment kg; investmentkommanditgesellschaft; invag kg
flexco-at | limited | AT |  | flexco; flexible kapitalgesellschaft; flexkapg
soc-coop | cooperative | IT |  | soc coop a rl; s c a rl; s c arl; s c r l; soc coop soc arl; societa cooperativa a rl
asd-it | association | IT |  | a s d; asd; associazione sportiva dilettantistica; s s d; ssd a rl; ssd arl; societa sportiva dilettantistica a rl; societa sportiva dilettantistica
spa | public | IT |  | spa sb; societa benefit spa
tmi | sole_proprietor | FI |  | t mi
sameie-no | association | NO | native | sameie; sameiet
ses-is | partnership | IS | native | ses
tub-lt | partnership | LT | native | tub; kub; zub
ps-lv | partnership | LV | native | zs; zemnieku saimnieciba; pilnsabiedriba; komanditsabiedriba
ev-hu | sole_proprietor | HU | native | e v
ra-ro | state | RO |  | r a
dzzd-bg | partnership | BG | native | дззд
zbo-si | limited | SI |  | z b o; z o o
tp-mk | sole_proprietor | MK | native | тп
ntp-xk | sole_proprietor | XK | native | n t p; b i; n p t; n t sh
epe | limited | GR CY |  | m i k e
ae | public | GR CY |  | m a e; single member sa; single member societe anonyme
ooo | limited | BY | front | сооо; иооо
up-by | other | BY | front | чтуп; чпуп; чуп; руп; чсуп; тчуп
fg-ua | other | UA | native | фг; сфг; фермерське господарство; селянське фермерське господарство
tov | limited | UA | front | стов
osbb-ua | association | UA | native | осбб; обслуговуючий кооператив
ltd | limited | NG |  | nig ltd; nig limited
tw-sole | sole_proprietor | TW |  | 工程行; 商行; 實業社; 工作室
chartered-us | limited | US | end | chtd
llc-ae-soc | limited | AE |  | l l c s o c; llc soc; llc s o c; sole proprietorship llc; single owner llc
nv | public | NL BE | native | nv
bv | limited | NL BE | native | bv; bvba; sprl
srl | limited | BE | native | srl
scop | cooperative | BE | native | cvba; scrl
asbl | association | BE LU | native | asbl; vzw; aisbl
snc | partnership | FR BE LU DZ MA TN | native | snc
snc | partnership | IT | native | snc
snc | partnership | NL BE | native | vof
eurl | limited | FR TN | native | selarl; suarl
sci | partnership | FR | native | scp
ditta | sole_proprietor | IT | native | ditta
enskild-firma | sole_proprietor | FI | native | tmi
ek-for | cooperative | FI | native | osk
aps | limited | DK | native | aps
ans | partnership | NO | native | ans
mtu | association | EE | native | mtu
gbr | partnership | DE | native | gbr
dn-vn | sole_proprietor | VN | native | dntn
mchj | limited | UZ | native | mchj
pfa | sole_proprietor | RO | native | pfa
mn-llc | limited | MN | native | хкк; ххк; xxk
ste-fr | other | FR BE LU CH MA TN DZ SN CI CM ML BF NE TG BJ GN GA CG CD MG TD MR LB HT | native | ste
firma | other | DE AT CH NL | native | fa
snc | partnership | IT CH |  | and c snc; e c snc; and c s n c
sas-it | limited_partnership | IT CH |  | and c sas; e c sas; and c s a s
`;
