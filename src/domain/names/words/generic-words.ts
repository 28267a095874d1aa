/** Market vocabulary that is never a brand alone: `meaning: words`, in any language or script. */
export const GENERIC_WORDS = `
group: group groups gruppe groupe grupo gruppo groep gruppen grupa grup grubu koncern konsern konzern gruppa группа групп groupement guruppu グループ 集团 集團 그룹 مجموعة المجموعة กลุ่ม grupos gurubu topluluğu konzernet
holding: holding holdings holdinggesellschaft beteiligung beteiligungen beteiligungs beteiligungsgesellschaft participations participacoes participações participaciones partecipazioni deelnemingen холдинг холдингс ホールディングス ホールディング hd hds 控股 持株会社 持株 홀딩스 지주 القابضة قابضة holdingas holdingi holdco participation participaciones_y
international: international internacional internazionale internationale internationaler internationales internationals internationella internasjonal mezinárodní międzynarodowy međunarodni международный международная международное uluslararası kansainvälinen 国際 国际 インターナショナル 국제 인터내셔널 الدولية العالمية دولي quốc_tế antarabangsa internasional innternational
global: global globale globales worldwide world weltweit mondial mondiale mundial wereldwijd グローバル 글로벌 环球 環球 全球 глобал ワールド
company: company companies compagnies aktsionernyy aktsionerny aktsionernyi drushtvo друштво חברת compagnie compagnia compañia compania companhia gesellschaft societa societe sociedad sociedade firma firm kompani kompania kompanija kompaniya компания компании фирма firme maatschappij vennootschap selskab selskap bolag bolaget yhtio yhtiö společnost spoločnosť spolecnost spolka spółka társaság drustvo družba bendrovė şirketi sirket 会社 公司 회사 企業 企业 kaisha gongsi vallalat предприятие predpriyatie preduzece preduzeće предузеће poduzece poduzeće podjetje претпријатие підприємство enterprise enterprises entreprise entreprises empresa empresas impresa imprese unternehmen unternehmung ondernemingen yritys przedsiębiorstwo podnik vállalkozás ettevõte imone کمپانی شركات شرکتهای obshchestvo общество aktsionernoe proizvodstvennaya производственная corporation corporations corporacion corporação korporatsiya корпорация comp enterprize коммерческая 공사 کمپنی کارپوریشن निगम कॉर्पोरेशन कॉरपोरेशन 总公司 कंपनी कम्पनी কোম্পানি কোম্পানী কর্পোরেশন কোং கம்பெனி நிறுவனம் கார்ப்பரேஷன் కంపెనీ కార్పొరేషన్ కార్పోరేషన్ ಕಂಪನಿ ಕಾರ್ಪೊರೇಷನ್ ನಿಗಮ കമ്പനി കോർപ്പറേഷൻ કંપની કોર્પોરેશન ਕੰਪਨੀ ਕਾਰਪੋਰੇਸ਼ਨ ਨਿਗਮ କମ୍ପାନୀ କର୍ପୋରେସନ ନିଗମ
business: business businesses geschäft geschaft negocios affari affaires bisnis ビジネス бизнес gewerbe commerce biznes
partner: partner partners partenaires socios soci partnere partnerzy партнеры パートナーズ パートナーシップ associes associés associados associates asociados associati partnership パートナー компаньон
management: management verwaltung verwaltungs verwaltungsgesellschaft gestion gestión gestão gestione beheer förvaltning forvaltning zarządzanie управляющая управление マネジメント 管理 매니지먼트 إدارة hallinta yonetim yönetimi geschäftsführung geschaeftsfuehrungs manager managers administradora administration
general: general allgemeine generale général générale generali algemene geral yleinen generalna общий общая umum العامة ogolny zentrale zentral central centrale centraal generalist
national: national nationale nacional nazionale nationaal nationella nasjonal national-nationale narodní narodowy nacionalni национальный национальная национальное ulusal kansallinen 国立 国家 전국 وطنية الوطنية kebangsaan nasional quốc_gia nacionalna natl
united: united unis unidos uniti vereinigte verenigde forenede förenade объединенная объединенные 联合 聯合 連合 المتحدة birleşik associated consolidated combined allied
first: first erste première premier primera prima eerste första første pervyi первый первая 第一 الأول الاولى birinci ensimmäinen
new: new neue neuer neues nouvelle nouveau nueva nuevo nova novo nuova nuovo nieuwe nya ny nový nowa nowy новый новая новые 新 yeni uusi الجديدة baru mới
great: great big grand grande grandes groot große grosse 大 große_
old: old alte alter ancien vieux viejo vecchio oude gamle gamla старый
products: product products produkte produits productos prodotti produtos producten produkter produkty produkcja prodaktu продукт продукты продукция 製品 制品 产品 製作所 製造所 製作 제품 منتجات producten tuote tuotteet produkt
solutions: solution solutions lösung lösungen soluciones soluzioni soluções oplossingen løsninger lösningar ソリューションズ ソリューション 솔루션 решения solusi çözümleri rozwiązania
services: service services servicio servicios serviço serviços servizi servizio dienst diensten dienste dienstleistung dienstleistungen dienstleistungs dienstleistungsgesellschaft tjenester tjanster tjänster usługi usługa služby sluzby storitve usluge usluga szolgáltató szolgáltatás palvelut palvelu сервис услуги сервіс hizmetleri hizmet サービス 服务 服務 서비스 خدمات للخدمات الخدمات dịch_vụ paslaugos perkhidmatan jasa layanan teenused servis teenus servisas pakalpojumi servise
systems: system systems systeme systemes systèmes sistema sistemas sistemi systemen systemer systemy rendszerek системы система システム システムズ 시스템 系统 系統 أنظمة järjestelmät sistemleri sistem
center: center centre zentrum centro centrum centret центр keskus センター 中心 센터 مركز merkezi pusat
industries: industry industries industrie industrien industria industrias industriale industriali indústria indústrias industri industrier przemysł průmysl ipar teollisuus промышленность промышленный промышленная промышленное 工業 工业 産業 产业 實業 实业 実業 興業 산업 공업 صناعة صناعات الصناعات للصناعات الصناعية sanayi sanayii industrijos industrija industrial industriel industrielle industrielles công_nghiệp industria_e インダストリーズ 工業所 перерабатывающий
associates: associate verband
division: 分行 支店 分公司 지점 zweigniederlassung succursale sucursal filiaal oddzial niederlassung_ fioktelepe filiala division department office bureau branch subsidiary unit units filiale filial abteilung niederlassung agency agence agencia agentur agenzia agentura agentschap représentation
limitedword: limited private public incorporated unlimited privada publica pública privé publique joint stock
organisation: organisation organization organizacion organização organizzazione organisatie organizacja организация 組織 机构 機構 منظمة organizatsiya
union: union vereinigung unione unión união soyuz союз verenigung förbund forbund liitto birliği اتحاد
institute: institute institut instituto istituto instituut institutt институт 研究所 研究院 연구소 معهد instytut ústav laitos enstitüsü scientific
network: network networks netz netzwerk reseau réseau réseaux red rede rete nettverk nätverk сеть ネットワーク 网络 網絡 네트워크 شبكة
point: plus pro prime premium elite top star best smart super ultra max mega
online: online digital interactive virtual web internet net com www e-commerce デジタル 디지털
project: project projects projekt projekte projet projets proyecto proyectos progetti projeto projetos projekty проект プロジェクト 项目
type: type typ other sundry misc various diverse
quality: quality qualität qualite select selected choice original
unitedstates_state: state states staat staats état estado estatal stato stat statni státní państwowy государственный государственная государственное derzhavne державне 国有 국가 devlet negara nhà_nước حكومية
royal: royal königliche koninklijke royale kongelige kungliga 皇家 ملكية الملكية
house: house haus maison casa huis hus dom дом talo 家 بيت
works: works werk werke usine usines fabrik fabrika fábrica fabbrica fabriek fabrikk factory factories zavod zavody завод завода factoryes plant plants gyár tehdas závod zakład zakłady фабрика комбинат kombinat 工厂 工場 制造厂 factory_ مصنع مصانع fabrikası manufaktur atelier ateliers workshop
trustgeneric: series serie portfolio class tranche compartment sub master feeder vehicle spv
local: local regional provincial municipal lokale regionale regionalna региональный 地方 county district
trust: trust trusts fiduciary fideicomiso fideicommis fiducie
foundation: foundation foundations fondation fundacion fundacao fundacio fondazione fundacja nadace nadacia alapitvany fundatia zaklada fondatsiya stichting stiftung stiftelse stiftelsen vakfi vakif yayasan sihtasutus фонд_ 財団 基金会 재단 مؤسسة
association: association associations verein verband vereniging associazione asociacion associacao forening foreningen yhdistys stowarzyszenie egyesulet sdruzeni spolek asociatia assotsiatsiya ассоциация dernegi society societies club federation federacion federatie federacja syndicat sindicato syndicate council chamber charity institution congress league committee authority commission 協会 协会 협회 جمعية assembly alliance
cooperative: cooperative cooperatives coop genossenschaft cooperativa cooperatie cooperatieve spoldzielnia druzstvo zadruga kooperativ szovetkezet kooperatifi osuuskunta andelslag mutual mutuelle mutua onderlinge 組合 合作社 조합 تعاونية
church: church parish diocese archdiocese kirche kirchengemeinde parroquia eglise parafia mosque monastery congregation kloster congregacion pfarrei christian catholic
consortium: consortium consorcio consorzio konsortium arge arbeitsgemeinschaft groupement venture_
ministry: ministry ministerium ministerio ministere municipality municipio comune gmina kommune kommun obec mairie prefeitura ayuntamiento government public-sector governorate bureau_
sons: sons son brothers bros fils frères hijos hermanos figli fratelli gebrüder gebr gebroeders söhne sohn zonen soner sønner synowie bratři brat братья 兄弟 father family cie zoon irmãos filhos sœurs brodrene bröderna
`;
