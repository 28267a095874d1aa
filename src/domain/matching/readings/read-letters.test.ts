import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { compareNames } from "../compare/name-comparison.ts";

const compare = (query: string, candidate: string, country: string) =>
  compareNames(analyseName(query, { country }), analyseName(candidate, { country }));

describe("a name in a script of letters is heard as the words of a Latin one", () => {
  test.each([
    ["삼성전자 주식회사", "Samsung Electronics Co., Ltd.", "KR"],
    ["한화에어로스페이스", "Hanwha Aerospace", "KR"],
    ["카카오뱅크", "KakaoBank", "KR"],
    ["टाटा मोटर्स लिमिटेड", "Tata Motors Limited", "IN"],
    ["बैंक ऑफ बड़ौदा", "Bank of Baroda", "IN"],
    ["ଓଡ଼ିଶା ମାଇନିଂ କର୍ପୋରେସନ", "Odisha Mining Corporation", "IN"],
    ["ओएनजीसी विदेश लिमिटेड", "ONGC Videsh Limited", "IN"],
    ["சன் டிவி நெட்வொர்க்", "Sun TV Network", "IN"],
    ["სს ვისოლ პეტროლიუმ ჯორჯია", "JSC Wissol Petroleum Georgia", "GE"],
    ["«Նաիրի Ինշուրանս» ՍՊԸ", "Nairi Insurance LLC", "AM"],
    ["ব্র্যাক ব্যাংক", "BRAC Bank", "BD"],
    ["שטראוס גרופ", "Strauss Group", "IL"],
    ["บริษัท โตโยต้า มอเตอร์ ประเทศไทย จำกัด", "Toyota Motor Thailand Co Ltd", "TH"],
    ["บริษัท แอดวานซ์ อินโฟร์ เซอร์วิส จำกัด (มหาชน)", "Advanced Info Service Public Company Limited", "TH"],
    ["บริษัท โนวา เอมไพร์ จำกัด (มหาชน)", "Nova Empire Public Company Limited", "TH"],
    ["บริษัท เอเชีย กรีน เอนเนอจี จำกัด (มหาชน)", "Asia Green Energy Public Company Limited", "TH"],
    ["신라에스지", "Silla Sg Co., Ltd.", "KR"],
    ["대덕전자", "Daeduck Electronics", "KR"],
    ["한라타워", "Halla Tower", "KR"],
    ["동서빌리지", "Dongsuh Village", "KR"],
    ["한국타이어앤테크놀로지", "Hankook Tire & Technology", "KR"],
    ["टावर विजन इंडिया", "Tower Vision India", "IN"],
    ["ООО «Блэк Маунтин»", "Black Mountain LLC", "RU"],
    ["현대비앤지스틸", "Hyundai BNG Steel", "KR"],
    ["Καρέλια Καπνοβιομηχανία", "Karelia Tobacco Company", "GR"],
    ["თიბისი ბანკი", "TBC Bank", "GE"],
    ["ООО «Яндекс»", "Yandex LLC", "RU"],
  ])("%s: %s", (native, latin, country) => {
    expect(compare(native, latin, country)).toMatchObject({ exact: false, crossScript: true });
    expect(compare(native, latin, country).heard).toBeGreaterThan(0.5);
    expect(compare(latin, native, country).heard).toBe(compare(native, latin, country).heard);
  });

  test.each([
    ["현대건설", "Hyundai Motor", "KR"],
    ["टाटा स्टील", "Tata Motors", "IN"],
    ["সোনালী ব্যাংক", "Rupali Bank", "BD"],
    ["בנק לאומי", "Bank Hapoalim", "IL"],
    ["ธนาคารกรุงไทย", "Bangkok Bank", "TH"],
    ["에어부산", "FSN Co., Ltd.", "KR"],
    ["애니젠", "NHN Corporation", "KR"],
    ["ธนาคารกรุงเทพ", "Krung Thai Bank", "TH"],
    ["Τράπεζα Πειραιώς", "Bank of Cyprus", "GR"],
    ["ООО «Вектор»", "Victor LLC", "RU"],
  ])("what is not heard is left over: %s, %s", (native, latin, country) => {
    const { heard, queryUnmatched, candidateUnmatched } = compare(native, latin, country);
    expect(heard).toBe(0);
    expect(Object.values(queryUnmatched).some((nats) => nats > 0)).toBe(true);
    expect(Object.values(candidateUnmatched).some((nats) => nats > 0)).toBe(true);
  });

  test("words that both spell alike stay as they are", () => {
    expect(compare("Роснефть", "Rosneft", "RU")).toMatchObject({ exact: true, heard: 0 });
  });
});
