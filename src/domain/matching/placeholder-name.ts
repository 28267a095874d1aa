import type { AnalysedName } from "../names/analysed-name.ts";

// What people and systems write where no name is known, in the languages that forms are filled in.
const phrases = [
  "n a", "na", "none", "null", "nil", "undefined", "unknown", "unkown", "not known", "not applicable", "not available",
  "not provided", "not specified", "not set", "no name", "noname", "no company", "tba", "tbd", "tbc", "to be confirmed",
  "to be determined", "to be advised", "pending", "empty", "blank", "missing", "other", "others", "various", "misc",
  "miscellaneous", "general", "default", "dummy", "example", "sample", "test", "tests", "testing", "test test",
  "test company", "testing company", "test customer", "test account", "test supplier", "test vendor", "test client",
  "my company", "your company", "company name", "company", "customer", "supplier", "vendor", "client", "new company",
  "new customer", "self employed", "self", "individual", "private individual", "private person", "freelance", "freelancer",
  "xxx", "xxxx", "xx", "x", "abc company", "abc", "asdf", "qwerty", "foo", "bar", "foo bar", "lorem ipsum", "acme test",
  "unbekannt", "keine angabe", "k a", "nicht vorhanden", "nicht bekannt", "beispiel", "muster", "musterfirma", "mustermann",
  "inconnu", "non renseigne", "neant", "aucun", "sans nom", "exemple", "desconocido", "no aplica", "sin nombre", "ninguno",
  "prueba", "ejemplo", "desconhecido", "nao aplicavel", "sem nome", "nenhum", "teste", "sconosciuto", "non applicabile",
  "nessuno", "onbekend", "niet van toepassing", "n v t", "geen", "okand", "saknas", "ukendt", "ukjent", "tuntematon",
  "nieznany", "brak", "nie dotyczy", "neznamy", "ismeretlen", "necunoscut", "neizvestno", "net", "net dannyh", "test ooo",
  "bilinmiyor", "yok", "neizvestnaia", "проба", "tidak ada", "khong co", "khong ro",
  "不明", "未定", "未記入", "なし", "無し", "テスト", "サンプル", "該当なし", "未知", "无", "無", "测试", "測試", "不详", "不詳", "暂无",
  "없음", "미정", "테스트", "eobseum", "teseuteu", "mijeong", "اختبار", "غير معروف", "لا يوجد", "مجهول", "تست", "نامشخص",
  "ללא", "לא ידוע", "בדיקה", "ไม่มี", "ไม่ทราบ", "ทดสอบ", "अज्ञात",
];

const known = new Set(phrases.map((phrase) => phrase.replaceAll(" ", "")));
const filler = new Set(["test", "tests", "testing", "dummy", "example", "sample", "xxx", "asdf", "qwerty", "foo", "bar", "demo"]);

/**
 * Whether a name stands where a name should be: "N/A", "Test Company Ltd", "unbekannt", "不明", "000000",
 * "xxxxxx". Judged on what is left without the legal form, so "Unknown Limited" is one and "Test Valley Foods" is not.
 */
export function isPlaceholderName(name: AnalysedName): boolean {
  if (name.joined === "") return true;
  const folded = name.core.join("");
  if (known.has(folded) || known.has(rawLetters(name.raw))) return true;
  if (/^(.)\1*$/u.test(folded) && (folded.length > 3 || /^[\dx]$/u.test(folded[0]!))) return true;
  if (/^0*(123)?(4567890?|456789?|45678|4567|456|45|4)?$/.test(folded) && /^\d+$/.test(folded)) return true;
  const words = name.core.filter((word) => !/^\d+$/.test(word));
  return words.length > 0 && words.every((word) => filler.has(word)) && words.length <= 3;
}

function rawLetters(raw: string): string {
  return raw.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
