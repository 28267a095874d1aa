/** Kinds of organisation, in full or abbreviated, and relations of a firm to a family or a head office. */
export const COMPANY_KINDS = `
brothers: brothers bros gebrüder gebroeders gebroeder frères fratelli hermanos irmãos germans brødrene brödrene bröderna brdr bracia bratří bratia testvérek frații kardeşler kardeş veljekset broliai brāļi vennad братья братя брати αδελφοί αφοί αφών אחים إخوان إخوة برادران พี่น้อง ब्रदर्स 兄弟 ブラザーズ 형제 브라더스
sons: sons söhne zonen zoon sønner söner fils hijos filhos figli fills synowie synové synovia fiai fiii oğulları pojat sūnūs dēli pojad сыновья синове υιοί בניו أولاده أبناء فرزندان सन्स 父子 サンズ
sisters: sisters schwestern sœurs hermanas sorelle irmãs zusters siostry sestry сестры 姉妹 姐妹
heirs: heirs erben héritiers herederos eredi herdeiros erven spadkobiercy dědicové наследники mirasçıları
widow: widow witwe wwe veuve viuda vedova viúva weduwe wdowa vdova вдова
branch: branch branch_office zweigniederlassung zweigstelle niederlassung succursale sucursal filiale filial filiaal bijkantoor oddział pobočka fióktelep podružnica sucursala sivuliike filialas filiāle филиал філія υποκατάστημα סניף فرع شعبه şube şubesi chi_nhánh cabang cawangan สาขา शाखा 支店 分公司 分行 지점
representative_office: representative_office repräsentanz vertretung bureau_de_représentation oficina_de_representación ufficio_di_rappresentanza przedstawicielstwo zastoupení képviselet predstavništvo представительство представництво 事務所 代表处 văn_phòng_đại_diện
subsidiary: subsidiary tochtergesellschaft dcera dceřiná dcérska дочернее
agricultural_coop: agricultural_cooperative landwirtschaftliche_genossenschaft spółdzielnia_rolnicza zemědělské_družstvo poľnohospodárske_družstvo termelőszövetkezet сельскохозяйственн~_кооператив
phu: phu przedsiębiorstwo_handlowo_usługowe
puh: puh przedsiębiorstwo_usługowo_handlowe
pph: pph przedsiębiorstwo_produkcyjno_handlowe
php: php przedsiębiorstwo_handlowo_produkcyjne
ppu: ppu przedsiębiorstwo_produkcyjno_usługowe
pphu: pphu przedsiębiorstwo_produkcyjno_handlowo_usługowe
phpu: phpu przedsiębiorstwo_handlowo_produkcyjno_usługowe
fhu: fhu firma_handlowo_usługowa
fuh: fuh firma_usługowo_handlowa
fph: fph firma_produkcyjno_handlowa
fphu: fphu firma_produkcyjno_handlowo_usługowa
zph: zph zakład_produkcyjno_handlowy
zpu: zpu zakład_produkcyjno_usługowy
zuh: zuh zakład_usługowo_handlowy
multitrade: pw przedsiębiorstwo_wielobranżowe
building_enterprise: przedsiębiorstwo_budowlane pb
insurance_house: zu zakład_ubezpieczeń towarzystwo_ubezpieczeń
housing_coop: sm spółdzielnia_mieszkaniowa bytové_družstvo
dairy_coop: osm okręgowa_spółdzielnia_mleczarska
cooperative_bank: bs bank_spółdzielczy cooperative_bank
city_transport: mpk miejskie_przedsiębiorstwo_komunikacyjne
city_utility: mpwik miejskie_przedsiębiorstwo_wodociągów_kanalizacji
heat_utility: mpec miejskie_przedsiębiorstwo_energetyki_cieplnej
clinic_public: spzoz samodzielny_publiczny_zakład_opieki_zdrowotnej
production_commercial: пкф производственно_коммерческ~_фирм~ пкп производственно_коммерческ~_предприяти~ пкк производственно_коммерческ~_компани~
production_building: псф производственно_строительн~_фирм~ пск производственно_строительн~_компани~
trading_house_ru: тд торгов~_дом~
trade_industry: тпк торгово_промышленн~_компани~ торгово_производственн~_компани~ тпф торгово_производственн~_фирм~
trade_company: тк торгов~_компани~
transport_company: тк транспортн~_компани~ атп автотранспортн~_предприяти~
building_company: ск строительн~_компани~ стройкомпани~
insurance_company: ск страхов~_компани~
investment_company: ик инвестиционн~_компани~
managing_company: ук управляющ~_компани~ managing_company management_company
group_of_companies: гк групп~_компаний group_of_companies companies_group
bank_commercial: акб акционерн~_коммерческ~_банк~ кб коммерческ~_банк~ joint_stock_commercial_bank
guard_enterprise: чоп частн~_охранн~_предприяти~ чоо частн~_охранн~_организаци~ private_security_company
building_works: сму строительно_монтажн~_управлени~ су строительн~_управлени~ смп строительно_монтажн~_поезд
road_works: дрсу дорожн~_ремонтно_строительн~_управлени~
mechanised_column: пмк передвижн~_механизированн~_колонн~
scientific_technical_center: нтц научно_техническ~_центр~ scientific_and_technical_center scientific_technical_center research_and_technical_center
scientific_research_center: ниц научно_исследовательск~_центр~ research_center scientific_research_center
mining_combine: гок горно_обогатительн~_комбинат~ mining_and_processing_plant mining_and_processing_combine
meat_plant: мпк мясоперерабатывающ~_комбинат~ мясокомбинат~ meat_processing_plant
reinforced_concrete: жби железобетонн~_издели~ жбк железобетонн~_конструкци~ reinforced_concrete_products
machine_works: мз механическ~_завод~ машиностроительн~_завод~ machine_building_plant
nuclear_station: аэс атомн~_электростанци~ nuclear_power_plant nuclear_power_station атомн~_станци~
heat_station: тэц теплоэлектроцентрал~ combined_heat_and_power_plant
district_power_station: грэс государственн~_районн~_электростанци~
oil_company: нк нефтян~_компани~ oil_company
housing_utility: жкх жилищно_коммунальн~_хозяйств~
farm_private: кфх крестьянск~_фермерск~_хозяйств~ peasant_farm
municipal_enterprise: муп муниципальн~_унитарн~_предприяти~ кп комунальн~_підприємств~ municipal_unitary_enterprise municipal_enterprise communal_enterprise
nko: нко небанковск~_кредитн~_организаци~ non_bank_credit_organisation
microcredit: мкк микрокредитн~_компани~ мфо микрофинансов~_организаци~ microfinance_organisation microcredit_company
`;
