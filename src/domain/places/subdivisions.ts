/**
 * Names of country subdivisions by ISO 3166-2 code, for the countries whose parts have company law or registers
 * of their own, or appear as the region of an address by name and by code alike. The first name of each is
 * English or the usual one; further names follow after `/`.
 */
const names: Readonly<Record<string, string>> = {
  US:
    "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|" +
    "DC District of Columbia/Washington DC/Washington D.C.|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|" +
    "KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|" +
    "MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York/New York State|NC North Carolina|" +
    "ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|" +
    "TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington/Washington State|WV West Virginia|WI Wisconsin|WY Wyoming",
  CA:
    "AB Alberta|BC British Columbia/Colombie-Britannique|MB Manitoba|NB New Brunswick/Nouveau-Brunswick|" +
    "NL Newfoundland and Labrador/Newfoundland/Terre-Neuve-et-Labrador|NS Nova Scotia/Nouvelle-Écosse|NT Northwest Territories|" +
    "NU Nunavut|ON Ontario|PE Prince Edward Island/PEI|QC Quebec/Québec|SK Saskatchewan|YT Yukon/Yukon Territory",
  AU:
    "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|" +
    "VIC Victoria|WA Western Australia",
  GB: "ENG England|NIR Northern Ireland|SCT Scotland/Alba|WLS Wales/Cymru",
  AE:
    "AJ Ajman|AZ Abu Dhabi/Abu Zaby/ADGM/Abu Dhabi Global Market|DU Dubai/Dubayy/DIFC/Dubai International Financial Centre|" +
    "FU Fujairah/Al Fujayrah|RK Ras Al Khaimah/Ra's al Khaymah/RAK|SH Sharjah/Ash Shariqah|UQ Umm Al Quwain/Umm al Qaywayn",
  DE:
    "BB Brandenburg|BE Berlin|BW Baden-Württemberg/Baden-Wuerttemberg|BY Bayern/Bavaria|HB Bremen|HE Hessen/Hesse|HH Hamburg|" +
    "MV Mecklenburg-Vorpommern|NI Niedersachsen/Lower Saxony|NW Nordrhein-Westfalen/North Rhine-Westphalia/NRW|" +
    "RP Rheinland-Pfalz/Rhineland-Palatinate|SH Schleswig-Holstein|SL Saarland|SN Sachsen/Saxony|ST Sachsen-Anhalt/Saxony-Anhalt|" +
    "TH Thüringen/Thuringia/Thueringen",
  AT:
    "1 Burgenland|2 Kärnten/Carinthia/Kaernten|3 Niederösterreich/Lower Austria/Niederoesterreich|" +
    "4 Oberösterreich/Upper Austria/Oberoesterreich|5 Salzburg|6 Steiermark/Styria|7 Tirol/Tyrol|8 Vorarlberg|9 Wien/Vienna",
  CH:
    "AG Aargau/Argovie|AI Appenzell Innerrhoden|AR Appenzell Ausserrhoden|BE Bern/Berne|BL Basel-Landschaft|BS Basel-Stadt|" +
    "FR Fribourg/Freiburg|GE Genève/Geneva/Genf/Ginevra|GL Glarus|GR Graubünden/Grisons/Grigioni|JU Jura|LU Luzern/Lucerne|NE Neuchâtel/Neuenburg|" +
    "NW Nidwalden|OW Obwalden|SG St. Gallen/Sankt Gallen|SH Schaffhausen|SO Solothurn|SZ Schwyz|TG Thurgau|TI Ticino/Tessin|" +
    "UR Uri|VD Vaud/Waadt|VS Valais/Wallis|ZG Zug|ZH Zürich/Zurich/Zuerich",
  IN:
    "AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh|CG Chhattisgarh|" +
    "DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi/New Delhi/NCT of Delhi|GA Goa|GJ Gujarat|HP Himachal Pradesh|" +
    "HR Haryana|JH Jharkhand|JK Jammu and Kashmir|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MH Maharashtra|" +
    "ML Meghalaya|MN Manipur|MP Madhya Pradesh|MZ Mizoram|NL Nagaland|OD Odisha/Orissa|PB Punjab|PY Puducherry/Pondicherry|" +
    "RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TR Tripura|TS Telangana|UK Uttarakhand/Uttaranchal|UP Uttar Pradesh|WB West Bengal",
  BR:
    "AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|" +
    "MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|PE Pernambuco|PI Piauí|PR Paraná|RJ Rio de Janeiro|" +
    "RN Rio Grande do Norte|RO Rondônia|RR Roraima|RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|SP São Paulo|TO Tocantins",
  MX:
    "AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|CHP Chiapas|" +
    "CMX Ciudad de México/Mexico City/CDMX|COA Coahuila|COL Colima|DUR Durango|GRO Guerrero|GUA Guanajuato|HID Hidalgo|" +
    "JAL Jalisco|MEX Estado de México/State of Mexico|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|" +
    "QUE Querétaro|ROO Quintana Roo|SIN Sinaloa|SLP San Luis Potosí|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|" +
    "VER Veracruz|YUC Yucatán|ZAC Zacatecas",
  CN:
    "AH Anhui/安徽省/安徽|BJ Beijing/北京市/北京|CQ Chongqing/重庆市/重庆|FJ Fujian/福建省/福建|GD Guangdong/广东省/广东|GS Gansu/甘肃省/甘肃|" +
    "GX Guangxi/广西壮族自治区/广西|GZ Guizhou/贵州省/贵州|HA Henan/河南省/河南|HB Hubei/湖北省/湖北|HE Hebei/河北省/河北|HI Hainan/海南省/海南|" +
    "HL Heilongjiang/黑龙江省/黑龙江|HN Hunan/湖南省/湖南|JL Jilin/吉林省/吉林|JS Jiangsu/江苏省/江苏|JX Jiangxi/江西省/江西|LN Liaoning/辽宁省/辽宁|" +
    "NM Inner Mongolia/Nei Mongol/内蒙古自治区/内蒙古|NX Ningxia/宁夏回族自治区/宁夏|QH Qinghai/青海省/青海|SC Sichuan/四川省/四川|SD Shandong/山东省/山东|" +
    "SH Shanghai/上海市/上海|SN Shaanxi/陕西省/陕西|SX Shanxi/山西省/山西|TJ Tianjin/天津市/天津|XJ Xinjiang/新疆维吾尔自治区/新疆|XZ Tibet/Xizang/西藏自治区/西藏|" +
    "YN Yunnan/云南省/云南|ZJ Zhejiang/浙江省/浙江",
  JP:
    "01 Hokkaido/北海道|02 Aomori/青森県|03 Iwate/岩手県|04 Miyagi/宮城県|05 Akita/秋田県|06 Yamagata/山形県|07 Fukushima/福島県|" +
    "08 Ibaraki/茨城県|09 Tochigi/栃木県|10 Gunma/群馬県|11 Saitama/埼玉県|12 Chiba/千葉県|13 Tokyo/東京都|14 Kanagawa/神奈川県|15 Niigata/新潟県|" +
    "16 Toyama/富山県|17 Ishikawa/石川県|18 Fukui/福井県|19 Yamanashi/山梨県|20 Nagano/長野県|21 Gifu/岐阜県|22 Shizuoka/静岡県|23 Aichi/愛知県|" +
    "24 Mie/三重県|25 Shiga/滋賀県|26 Kyoto/京都府|27 Osaka/大阪府|28 Hyogo/兵庫県|29 Nara/奈良県|30 Wakayama/和歌山県|31 Tottori/鳥取県|32 Shimane/島根県|" +
    "33 Okayama/岡山県|34 Hiroshima/広島県|35 Yamaguchi/山口県|36 Tokushima/徳島県|37 Kagawa/香川県|38 Ehime/愛媛県|39 Kochi/高知県|40 Fukuoka/福岡県|" +
    "41 Saga/佐賀県|42 Nagasaki/長崎県|43 Kumamoto/熊本県|44 Oita/大分県|45 Miyazaki/宮崎県|46 Kagoshima/鹿児島県|47 Okinawa/沖縄県",
  MY:
    "01 Johor|02 Kedah|03 Kelantan|04 Melaka/Malacca|05 Negeri Sembilan|06 Pahang|07 Pulau Pinang/Penang|08 Perak|09 Perlis|" +
    "10 Selangor|11 Terengganu|12 Sabah|13 Sarawak|14 Kuala Lumpur|15 Labuan/LOFSA|16 Putrajaya",
  ES: "AN Andalucía/Andalusia|AR Aragón|AS Asturias|CN Canarias/Canary Islands|CT Cataluña/Catalonia/Catalunya|GA Galicia|IB Islas Baleares/Illes Balears|MD Comunidad de Madrid|PV País Vasco/Basque Country|VC Comunidad Valenciana",
};

interface Subdivision {
  readonly country: string;
  /** ISO 3166-2 in full. */
  readonly code: string;
  readonly names: readonly string[];
}

/** Every subdivision known by name. */
export const subdivisions: readonly Subdivision[] = Object.entries(names).flatMap(([country, list]) =>
  list.split("|").map((entry) => {
    const space = entry.indexOf(" ");
    return { country, code: `${country}-${entry.slice(0, space)}`, names: entry.slice(space + 1).split("/") };
  }),
);

/** Countries whose subdivisions are listed without a gap, so an unlisted code is a mistake. */
export const completeCountries: ReadonlySet<string> = new Set(
  Object.keys(names).filter(
    (country) => country !== "GB" && country !== "ES" && country !== "IN" && country !== "CN",
  ),
);
