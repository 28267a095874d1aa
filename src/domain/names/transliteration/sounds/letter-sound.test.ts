import { describe, expect, test } from "vitest";
import { analyseName } from "../../analyse/analyse-name.ts";
import { hearingOf } from "./letter-phones.ts";
import { letterSureness, saidWords } from "./letter-sound.ts";

const sureness = (native: string, latin: string) => {
  const name = analyseName(native);
  return letterSureness(name.joined, saidWords(latin.split(" ")), hearingOf(name.script)!);
};

describe("a word in a script of letters is heard as the Latin word that it spells", () => {
  test.each([
    ["Hangul", "삼성", "samsung"],
    ["a Korean syllable's end", "롯데", "lotte"],
    ["Hangul with a loanword", "마이크로소프트", "microsoft"],
    ["letters by their names", "에스케이하이닉스", "sk hynix"],
    ["letters only", "თიბისი", "tbc"],
    ["Devanagari", "यूनिलीवर", "unilever"],
    ["a nasal sign", "महिंद्रा", "mahindra"],
    ["Bengali", "ওয়ালটন", "walton"],
    ["Tamil, which writes no voice", "முருகப்பா", "murugappa"],
    ["Tamil, b written as p", "பில்டர்ஸ்", "builders"],
    ["Malayalam, t written as a doubled r", "സിസ്റ്റംസ്", "systems"],
    ["Malayalam, r before s", "ബിൽഡേഴ്സ്", "builders"],
    ["a letter with a dot", "ਕ੍ਰਿਸ਼ਨਾ", "krishna"],
    ["a plural with a dot", "ਮੋਟਰਜ਼", "motors"],
    ["an English z without its dot", "सनराइज", "sunrise"],
    ["an English word as it is spoken", "हेल्थकेयर", "healthcare"],
    ["an English word as it is spoken, Georgian", "ვენჩურს", "ventures"],
    ["an English word as it is spoken, Greek", "μίντια", "media"],
    ["Thai, its vowels in front", "โตโยต้า", "toyota"],
    ["Thai, a silent letter that Latin keeps", "แลนด์", "land"],
    ["Thai, aspirated p", "พัฒนา", "pattana"],
    ["Thai, a final n", "เจริญ", "charoen"],
    ["letters before a word", "엔씨소프트", "ncsoft"],
    ["Hebrew, without vowels", "שטראוס", "strauss"],
    ["Ethiopic", "ዳሽን", "dashen"],
    ["Cyrillic, ks for x", "Яндекс", "yandex"],
    ["Cyrillic, f for ph", "ФосАгро", "phosagro"],
    ["Greek", "Μυτιληναίος", "mytilineos"],
  ])("%s: %s, %s", (_, native, latin) => {
    expect(sureness(native, latin)).toBeGreaterThan(0.7);
  });

  test.each([
    ["another word", "현대", "samsung"],
    ["a vowel that a closely kept script writes", "Вектор", "victor"],
    ["a word more", "टाटा", "tatasteel"],
    ["a short word with other vowels", "गेल", "coal"],
    ["a vowel in front, and else the same consonants", "ಬಯೋಕಾನ್", "ayubkhan"],
    ["two consonants of Hebrew, which many share", "דל", "delek"],
    ["one letter more", "Газпром", "gazprombank"],
    ["a consonant that the script tells apart", "Калина", "galina"],
  ])("not %s: %s, %s", (_, native, latin) => {
    expect(sureness(native, latin)).toBe(0);
  });

  test("a sound that the script writes is surer than one that it leaves out", () => {
    expect(sureness("Яндекс", "yandex")).toBeGreaterThan(sureness("שטראוס", "strauss"));
  });
});
