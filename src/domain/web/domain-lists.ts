/**
 * Domains that do not identify a company, by kind. Facts collected from the domains in real records; every
 * entry is a registrable domain, or a full host where only that host is shared.
 */

/** Mail offered to the public, so an address there is not its holder's own domain. */
export const freeMail: ReadonlySet<string> = words(`
  gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp outlook.com.br
  outlook.co.th outlook.in outlook.kr hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es
  hotmail.co.jp hotmail.com.br hotmail.com.ar hotmail.com.tr hotmail.be hotmail.nl hotmail.se hotmail.no
  hotmail.dk hotmail.ch hotmail.gr live.com live.co.uk live.fr live.de live.it live.nl live.be live.se live.dk
  live.no live.jp live.cn live.ca live.in live.com.au live.com.mx live.com.pt msn.com passport.com
  windowslive.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.in yahoo.co.in
  yahoo.co.jp yahoo.co.kr yahoo.co.id yahoo.co.th yahoo.co.nz yahoo.co.za yahoo.com.au yahoo.com.br
  yahoo.com.ar yahoo.com.mx yahoo.com.co yahoo.com.cn yahoo.com.hk yahoo.com.tw yahoo.com.sg yahoo.com.my
  yahoo.com.ph yahoo.com.vn yahoo.com.tr yahoo.com.pe yahoo.com.ve yahoo.cn yahoo.ie yahoo.se yahoo.no
  yahoo.dk yahoo.nl yahoo.be yahoo.pl yahoo.gr yahoo.ro yahoo.cz yahoo.at yahoo.ch ymail.com rocketmail.com
  myyahoo.com ybb.ne.jp aol.com aol.co.uk aol.de aol.fr aim.com icloud.com me.com mac.com proton.me
  protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com zoho.com zohomail.com
  zohomail.eu fastmail.com fastmail.fm hushmail.com mail.com email.com consultant.com europe.com post.com
  engineer.com workmail.com inbox.com inbox.lv inbox.ru gmx.de gmx.net gmx.com gmx.at gmx.ch gmx.eu gmx.info
  gmx.org gmx.us gmx.co.uk gmx.fr gmx.es web.de t-online.de freenet.de arcor.de online.de mail.de email.de
  posteo.de mailbox.org vodafonemail.de kabelmail.de unitybox.de bluewin.ch sunrise.ch hispeed.ch a1.net
  aon.at chello.at inode.at utanet.at orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr
  numericable.fr club-internet.fr aliceadsl.fr libero.it virgilio.it tin.it alice.it tiscali.it tim.it
  email.it inwind.it iol.it pec.it legalmail.it arubapec.it telefonica.net terra.es movistar.es ono.com
  sapo.pt mail.pt netcabo.pt clix.pt telenet.be skynet.be scarlet.be proximus.be ziggo.nl kpnmail.nl
  kpnplanet.nl planet.nl hetnet.nl home.nl xs4all.nl casema.nl upcmail.nl onsnet.nu btinternet.com
  btopenworld.com btconnect.com virginmedia.com blueyonder.co.uk ntlworld.com talktalk.net tiscali.co.uk
  aol.ie eircom.net iol.ie telia.com comhem.se spray.se bredband.net tele2.se online.no frisurf.no
  broadpark.no getmail.no mail.dk jubii.dk tdcadsl.dk stofanet.dk kolumbus.fi elisanet.fi luukku.com
  suomi24.fi welho.com wp.pl onet.pl onet.eu o2.pl interia.pl interia.eu poczta.onet.pl poczta.fm gazeta.pl
  op.pl tlen.pl vp.pl seznam.cz centrum.cz email.cz volny.cz post.cz atlas.cz azet.sk zoznam.sk centrum.sk
  pobox.sk freemail.hu citromail.hu t-online.hu indamail.hu abv.bg mail.bg dir.bg ukr.net i.ua meta.ua
  bigmir.net email.ua mail.ru bk.ru list.ru internet.ru yandex.ru yandex.com yandex.ua yandex.by yandex.kz
  ya.ru rambler.ru lenta.ru ro.ru tut.by mail.ee hot.ee online.ee delfi.lt one.lt apollo.lv otenet.gr
  forthnet.gr hol.gr mynet.com superonline.com ttmail.com walla.com walla.co.il 012.net.il netvision.net.il
  bezeqint.net zahav.net.il qq.com vip.qq.com foxmail.com 163.com 126.com 139.com 188.com 189.cn yeah.net
  vip.163.com vip.126.com vip.sina.com sina.com sina.cn sina.com.cn sohu.com tom.com 21cn.com aliyun.com wo.cn
  263.net 263.net.cn 2980.com hinet.net ms1.hinet.net pchome.com.tw seed.net.tw netvigator.com hkbn.net
  i-cable.com on-nets.com naver.com hanmail.net daum.net nate.com korea.com empal.com hanmir.com kakao.com
  nifty.com ocn.ne.jp so-net.ne.jp biglobe.ne.jp dion.ne.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp
  i.softbank.jp plala.or.jp infoseek.jp excite.co.jp goo.jp rediffmail.com indiatimes.com sify.com vsnl.com
  vsnl.net bsnl.in airtelmail.in eth.net dataone.in singnet.com.sg pacific.net.sg starhub.net.sg streamyx.com
  tm.net.my jaring.my indosat.net.id cbn.net.id telkom.net plasa.com bigpond.com bigpond.net.au
  optusnet.com.au iinet.net.au tpg.com.au internode.on.net dodo.com.au westnet.com.au xtra.co.nz
  slingshot.co.nz orcon.net.nz mweb.co.za telkomsa.net vodamail.co.za iafrica.com comcast.net att.net
  bellsouth.net sbcglobal.net pacbell.net cox.net charter.net earthlink.net juno.com netzero.net optonline.net
  roadrunner.com rr.com frontier.com frontiernet.net windstream.net centurylink.net embarqmail.com q.com
  mindspring.com suddenlink.net rogers.com shaw.ca bell.net sympatico.ca telus.net videotron.ca cogeco.ca
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com zipmail.com.br oi.com.br
  prodigy.net.mx infinitum.com.mx fibertel.com.ar speedy.com.ar arnet.com.ar ciudad.com.ar vtr.net une.net.co
  etb.net.co cantv.net mailinator.com guerrillamail.com 10minutemail.com yopmail.com tempmail.com
  trashmail.com
`);

/** Profiles on networks and market places of other people. */
export const social: ReadonlySet<string> = words(`
  facebook.com fb.com fb.me m.me instagram.com threads.net linkedin.com lnkd.in twitter.com x.com t.co
  youtube.com youtu.be tiktok.com pinterest.com pinterest.de pinterest.co.uk snapchat.com reddit.com
  tumblr.com medium.com substack.com quora.com flickr.com vimeo.com dailymotion.com soundcloud.com twitch.tv
  discord.com discord.gg telegram.me telegram.org t.me whatsapp.com wa.me line.me viber.com vk.com
  vkontakte.ru ok.ru odnoklassniki.ru weibo.com weibo.cn weixin.com wechat.com douyin.com xiaohongshu.com
  zhihu.com douban.com bilibili.com youku.com kuaishou.com renren.com xing.com viadeo.com meetup.com
  eventbrite.com nextdoor.com bsky.app mastodon.social about.me behance.net dribbble.com patreon.com
  kickstarter.com indiegogo.com gofundme.com angel.co wellfound.com producthunt.com slideshare.net issuu.com
  scribd.com mixi.jp note.com ameblo.jp livedoor.jp livejournal.com hi5.com myspace.com linktr.ee linkin.bio
  beacons.ai carrd.co bio.link taplink.cc lnk.bio
`);

/** Catalogues, registers, news and data services that describe companies of others. */
export const directories: ReadonlySet<string> = words(`
  wikipedia.org wikidata.org wikimedia.org baike.com dnb.com hoovers.com crunchbase.com pitchbook.com
  owler.com opencorporates.com companieshouse.gov.uk find-and-update.company-information.service.gov.uk
  beta.companieshouse.gov.uk endole.co.uk companycheck.co.uk duedil.com globaldatabase.com
  company-information.service.gov.uk cro.ie solocheck.ie sec.gov gleif.org lei-lookup.com lei.info lei.report
  bloomberg.com reuters.com refinitiv.com wsj.com forbes.com fortune.com cnbc.com marketwatch.com
  marketscreener.com 4-traders.com morningstar.com morningstar.co.uk seekingalpha.com investing.com
  finance.yahoo.com stockanalysis.com simplywall.st macrotrends.net tradingview.com barchart.com
  businesswire.com prnewswire.com globenewswire.com accesswire.com otcmarkets.com boerse-frankfurt.de
  hkexnews.hk nseindia.com bseindia.com cninfo.com.cn sse.com.cn szse.cn sedar.com sedarplus.ca
  bolsasymercados.es borsaitaliana.it bmv.com.mx idx.co.id set.or.th irasia.com todayir.com todayir.com.hk
  etnet.com.hk aastocks.com q4web.com q4cdn.com eqs-news.com dgap.de irdirect.net jp-kabutan.com minkabu.jp
  kabutan.jp northdata.de northdata.com firmenabc.at firmenabc.com herold.at unternehmensregister.de
  handelsregister.de bundesanzeiger.de companyhouse.de moneyhouse.ch zefix.ch creditreform.de wlw.de
  wer-zu-wem.de gelbeseiten.de dasoertliche.de 11880.com meinestadt.de golocal.de cylex.de yelp.com yelp.de
  yelp.co.uk kompass.com europages.com europages.co.uk europages.de thomasnet.com yellowpages.com
  whitepages.com yell.com 192.com thomsonlocal.com freeindex.co.uk manta.com bbb.org bizapedia.com
  corporationwiki.com buzzfile.com indeed.com glassdoor.com glassdoor.de glassdoor.co.uk monster.com
  stepstone.de kununu.com trustpilot.com tripadvisor.com tripadvisor.co.uk booking.com foursquare.com
  mapquest.com maps.google.com societe.com infogreffe.fr pappers.fr verif.com pagesjaunes.fr manageo.fr
  annuaire-entreprises.data.gouv.fr paginegialle.it registroimprese.it ufficiocamerale.it reportaziende.it
  fatturatoitalia.it einforma.com axesor.es infocif.es empresite.eleconomista.es eleconomista.es
  paginasamarillas.es kvk.nl companyinfo.nl drimble.nl detelefoongids.nl kbopub.economie.fgov.be companyweb.be
  goldenpages.be allabolag.se proff.no proff.se proff.dk proff.fi purehelp.no brreg.no cvr.dk virk.dk krak.dk
  finder.fi fonecta.fi hitta.se eniro.se ratsit.se rekvizitai.lt lursoft.lv firmas.lv teatmik.ee
  inforegister.ee krs-online.com.pl aleo.com panoramafirm.pl pkt.pl rejestr.io justice.cz firmy.cz
  rejstrik-firem.kurzy.cz finstat.sk orsr.sk ceginformacio.hu listafirme.ro termene.ro rusprofile.ru
  list-org.com zachestnyibiznes.ru spark-interfax.ru 2gis.ru youcontrol.com.ua opendatabot.ua qcc.com
  tianyancha.com qichacha.com aiqicha.baidu.com baidu.com alibaba.com made-in-china.com globalsources.com
  1688.com indiamart.com tradeindia.com justdial.com zaubacorp.com tofler.in exportersindia.com houjin.jp
  emis.com lobbyfacts.eu opensanctions.org offshoreleaks.icij.org ycombinator.com f6s.com etsy.com
  aliexpress.com taobao.com tmall.com rakuten.co.jp apps.apple.com itunes.apple.com play.google.com
  chrome.google.com archive.org web.archive.org
`);

/** Hosts, builders, shorteners and file stores where many companies keep a page, beyond the public suffix list. */
export const sharedHosts: ReadonlySet<string> = words(`
  wixsite.com wix.com wixstatic.com editorx.io weebly.com weeblysite.com squarespace.com wordpress.com
  wpengine.com wpcomstaging.com blogger.com blogspot.com jimdo.com jimdosite.com jimdofree.com webnode.com
  webnode.cz webnode.page webnode.es webnode.fr strikingly.com mystrikingly.com webflow.io webs.com
  yolasite.com yola.com godaddysites.com site123.me ucraft.net ukit.me tilda.ws tilda.cc ucoz.ru ucoz.com
  ucoz.net narod.ru nethouse.ru cms.megagroup.ru business.site square.site myshopify.com bigcartel.com
  mybigcommerce.com company.site shoplineapp.com sites.google.com docs.google.com drive.google.com
  forms.google.com groups.google.com plus.google.com business.google.com googleusercontent.com goo.gl
  forms.gle g.page g.co onedrive.live.com 1drv.ms sharepoint.com dropboxusercontent.com notion.so notion.site
  typeform.com canva.site framer.website framer.app gitbook.io readthedocs.io github.io github.com gitlab.io
  gitlab.com bitbucket.org bitbucket.io netlify.app vercel.app herokuapp.com pages.dev workers.dev web.app
  firebaseapp.com appspot.com onrender.com fly.dev glitch.me replit.app azurewebsites.net azureedge.net
  windows.net cloudapp.net cloudfront.net amazonaws.com awsstatic.com elasticbeanstalk.com akamaized.net
  akamaihd.net edgekey.net edgesuite.net fastly.net netdna-ssl.com netdna-cdn.com rackcdn.com kxcdn.com
  b-cdn.net imgix.net ctfassets.net hs-sites.com hubspotpagebuilder.com mailchi.mp campaign-archive.com
  constantcontact.com my.site.com teachable.com kajabi.com thinkific.com mykajabi.com over-blog.com
  canalblog.com e-monsite.com wifeo.com free-h.org pagesperso-orange.fr monsite-orange.fr chez.com
  beepworld.de homepage.t-online.de npage.de de.tl page4.com strato-hosting.eu ionos.space website-start.de
  kundenserver.de ovh.net onepage.website simdif.com altervista.org supersite.aruba.it tripod.com
  angelfire.com geocities.com geocities.jp geocities.co.jp fc2.com fc2web.com jimdo.jp sakura.ne.jp lolipop.jp
  wakwak.com xrea.com cafe24.com modoo.at tistory.com imweb.me pixnet.net xuite.net weebly.com.tw sitey.me
  tripod.lycos.com freeservers.com 000webhostapp.com byethost.com infinityfree.net atspace.com awardspace.com
  freehostia.com zohosites.com zoho.site in.rs 4t.com 50webs.com sapo.pt.vu no-ip.org ddns.net duckdns.org
  dyndns.org bit.ly tinyurl.com ow.ly buff.ly rebrand.ly cutt.ly is.gd tiny.cc shorturl.at fluencycms.co.uk
  primarysite.net e4education.co.uk eschools.co.uk schooljotter2.com
`);

/** Sellers and parking pages: the domain belonged, or may later belong, to a company. */
export const parked: ReadonlySet<string> = words(`
  sedo.com sedoparking.com dan.com afternic.com hugedomains.com parkingcrew.net parkingcrew.com bodis.com
  above.com uniregistry.com undeveloped.com cashparking.com domainmarket.com buydomains.com namebright.com
  namedrive.com domainnamesales.com brandbucket.com squadhelp.com atom.com flippa.com fabulous.com voodoo.com
  skenzo.com smartname.com trafficz.com domainsponsor.com oversee.net parklogic.com parked.com dsparking.com
  domainparking.ru reg.ru 4.cn ename.com 22.cn perfectdomain.com efty.com domainlore.uk nameshift.com
  suspended-domain.com
`);

/**
 * Private suffixes of the public suffix list whose holders sell names below them as an ordinary registry does:
 * `acme.uk.com` is Acme's own, unlike `acme.github.io`.
 */
export const commercialSuffixes: ReadonlySet<string> = words(`
  uk.com us.com eu.com de.com gb.com gb.net uk.net se.net hu.net jp.net in.net jpn.com cn.com kr.com br.com
  qc.com ru.com sa.com za.com no.com se.com hu.com ae.org us.org co.com com.de com.se mex.com africa.com
  gr.com za.bz eu.org co.nl co.no co.pl co.ca co.cz co.dk co.ro com.ru msk.ru spb.ru nov.ru pp.ru org.ru
  net.ru exnet.su priv.at biz.at info.at 12hp.at gv.at radio.am radio.fm com.ee pp.ua biz.ua co.ua firm.dk
  reg.dk store.dk ltd.ua adygeya.ru bashkiria.ru bir.ru cbg.ru com.kg grozny.ru kalmykia.ru kustanai.ru
  marine.ru mordovia.ru mytis.ru nalchik.ru nav.ru pyatigorsk.ru vladikavkaz.ru vladimir.ru
`);

/** Top-level domains that are a company's brand: `home.barclays` is Barclays', not a company named Home. */
export const brandTopLevels: ReadonlySet<string> = words(`
  aaa abarth abb abbott abbvie abc accenture aeg aetna afl aig airbus airtel alibaba alipay allfinanz allstate
  ally alstom amazon americanexpress amex amica android apple aramco audi auspost aws axa baidu banamex
  barclaycard barclays bauhaus bbc bbt bbva bcg beats bentley bestbuy bharti bing bloomberg bms bmw bnpparibas
  boehringer bofa bosch bostik bridgestone brother bugatti calvinklein canon capitalone caseih cba cbre cbs
  cern chanel chase chrome cipriani cisco citadel citi citic clinique clubmed comcast commbank crown crs
  cuisinella dabur datsun dell deloitte delta dhl discover dish dnp dodge dunlop dupont dvag edeka emerck
  epson ericsson erni esurance etisalat eurovision everbank fage fairwinds fedex ferrari ferrero fiat fidelity
  fido firestone firmdale flickr ford fox fresenius frogans frontier fujitsu fujixerox gallo gallup gap gbiz
  genting gmail gmx godaddy goldpoint goodyear goog google grainger gucci guardian hbo hdfc hdfcbank hermes
  hisamitsu hitachi hkt homedepot honda honeywell hotmail hsbc hughes hyatt hyundai ibm icbc ieee ifm ikano
  imdb infiniti intel ipiranga itau itv iveco jaguar java jcb jeep jll jmp jnj jpmorgan jprs juniper kddi
  kerryhotels kerrylogistics kerryproperties kfh kia kinder kindle komatsu kpmg kpn kuokgroup lacaixa
  ladbrokes lamborghini lamer lancaster lancia lancome landrover lanxess lasalle latrobe leclerc lefrak lego
  lexus liaison lidl lilly lincoln linde lipsy lixil locus lpl lplfinancial lundbeck macys maserati mattel
  mckinsey merckmsd metlife microsoft mini mit mitsubishi mlb mobily monash monster moto mtn mtr mutual nab
  natura nba nec netbank netflix neustar newholland nextdirect nfl nhk nico nike nikon nissan nissay nokia
  northwesternmutual norton nowtv nra ntt obi oldnavy omega oracle orange otsuka panasonic pccw pfizer philips
  piaget pioneer playstation pnc pohl politie praxi prudential pwc quest redstone reliance ricoh richardli
  rmit rogers rwe sakura samsung sandvik sandvikcoromant sanofi sap sbi sbs scb schaeffler schmidt schwarz
  seat sener ses seven sew sfr sharp shell shriram sina skype sky softbank sohu sony spiegel stada staples
  star statebank statefarm statoil stc stcgroup suzuki swatch swiftcover symantec taobao target tatamotors tci
  tdk telecity telefonica temasek teva tiaa tiffany tjmaxx tjx tkmaxx tmall toray toshiba total toyota
  travelers tui tvs ubank ubs uconnect unicom uol ups vanguard verisign vig viking virgin visa vista
  vistaprint viva vivo volkswagen volvo walmart walter warman weatherchannel weber weir williamhill windows
  wme wolterskluwer woodside xbox xerox xfinity yahoo yamaxun yandex yodobashi youtube zappos zara zippo
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
