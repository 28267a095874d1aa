/**
 * Words of trades in Korean and Thai company names that the other tables lack, as `sense: words` (see `senses.ts`): general
 * vocabulary, and English words in the spellings of both languages. Thai is written without marks of tone.
 */
export const KOREAN_THAI_WORDS = `
musical_instrument: 악기
city_gas: city_gas 도시가스
spinning: 방직
grinding: grinding abrasive 연마
steel: 강재
steel_sheet: steel_sheet 강판
special_steel: 특수강
information_technology: 정보기술
information_communication: information_communication information_communications information_telecommunication 정보통신
company: 컴퍼니 컴파니
special_purpose_acquisition: special_purpose_acquisition spac 스팩 기업인수목적
chemical: 화성 케미컬
civil_engineering: 토건
construction: 건영
industry: 실업
trade: 통상 물산 เทรด
alcohol: 주정
express: 고속
home_shopping: home_shopping 홈쇼핑
contents: contents content 콘텐츠 컨텐츠
bioscience: bioscience biosciences 바이오사이언스
medical: 메디컬 เมดิคัล
semiconductor: 세미콘
material: 머티리얼즈 머티리얼
investment_securities: investment_securities 투자증권
financial_group: financial_group financial_holding financial_holdings 금융지주
nonferrous_metal: 비철
ceramic: 세라믹 เซรามิค เซรามิก
power_generation: power_generation electricity_generating 발전 ผลิตไฟฟ้า
ink: 잉크
leisure: 레저
garment: 어패럴
cosmetics: 코스메틱 코스메틱스
medical_device: 의료기
laboratory_diagnostics: 진단
network: 네트웍
studio: 스튜디오
music: 뮤직
plant: 플랜트
concrete: 콘크리트 คอนกรีต
film: 필름
synthetic_fibre: synthetic_fiber synthetic_fibre chemical_fiber 화섬
wool: 모직
venture: 벤처스
venture_capital: venture_capital venture_investment 벤처투자 창업투자 창투
new_material: 신소재
high_technology: 하이텍 하이테크
optics: 옵틱스
energy: เอนเนอจี เอนเนอยี
asia: เอเชียน
design: ดีไซน์
world: เวิลด์ เวิร์ล
marketing: มาร์เกตติง
drum: drum drums ถัง
machine: เครืองกล เครืองจักร
reinsurance: ประกันภัยต่อ รับประกันภัยต่อ
business: ธุรกิจ
industrial_zone: สวนอุตสาหกรรม
real_estate: เรียลเอสเตท
estate: เอสเตท
computer: คอมพิวเตอร์
broadcasting: บรอดคาสติง
asset: แอสเสท แอสเซท สินทรัพย์
securities: ซีเคียวริตีส์
park: ปาร์ค
hotel: โฮเตล
resort: รีสอร์ท
restaurant: เรสเตอรองต์ เรสเตอรองท์ เรสโตรองต์
plastic: พลาสติค
glass: กลาส
ceramics_tile: กระเบือง
fashion: แฟชัน
jewellery: จิวเวลรี
palm: palm ปาล์ม
oil_fat: น้ำมันพืช
cold_store: หองเยน
sea: ทะเล
fish: ประมง
warehouse: คลังสินคา
newspaper: หนังสือพิมพ์
press: สิงพิมพ์
fund_management: จัดการกองทุน
east: ภาคตะวันออก บูรพา
management: จัดการ
resources: ทรัพยากร
care: แคร์
`;
