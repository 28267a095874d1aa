/**
 * Arabic script, with the letters that Persian and Urdu add, and Hebrew. Short vowels are not written, so Latin ones
 * may stand anywhere; letters of long vowels stand for a consonant as well. English words are borrowed by sound:
 * شيبينغ is "shipping".
 */
import { alphabet, costOfSpelling } from "./letter-spellings.ts";

const ARABIC = alphabet(
  `ا a aa 5:e 5:i 5:o 5:u 8:- 10:ai 10:au 15:io
آ a aa 5:o
أ a 3:o 3:u 5:e 5:i 5:-
إ i e 5:a 5:ee 8:ai
ب b 12:p
پ p 20:b
ت t 15:th
ث th s 5:t
ج j g 5:dj 8:zh
چ ch 5:tch 8:c 10:tsch
ح h 15:kh
خ kh 8:h 12:k 12:x
د d 15:dh
ذ dh z 8:th 10:d
ر r
ز z 12:s
ژ zh j 8:g 8:z
س s 5:c 10:z 12:ss
ش sh 5:ch 12:s 5:sch 15:ti
ص s 10:ss
ض d dh z 10:th
ط t
ظ z dh 5:th 8:d
ع - a aa 5:e 5:i 5:o 8:u
غ gh g 8:q 12:r
ف f 5:ph 8:v
ق q k gh 5:g 5:c
ك k c 5:ck 5:q 8:ch
ک k c 5:ck 5:q 8:ch
كس x
کس x
گ g 5:gu
ل l
م m
ن n
نغ ng
نج ng 5:nj
نك nk
نک nk
و w v u o 3:ou 3:oo 5:au 5:ow 5:aw 5:eu 5:ew 8:-
ه h 5:a 5:e 5:ah 5:eh 5:- 8:eh
ة a h e t 3:ah 3:at 3:eh 5:et 5:-
ي y i 3:ee 3:ie 3:e 5:ei 5:ai 5:ay 5:ey 8:ia 8:ea 12:a 12:-
ی y i 3:ee 3:ie 3:e 5:ei 5:ai 5:ay 5:ey 8:ia 8:ea 12:a 12:-
ى a y i 5:e 8:-
ئ - y i e a
ؤ - u w o
ء - a
ال al el 5:l 3:-
الت at et
الد ad ed
الر ar er
الز az ez
الس as es
الش ash esh ach ech
الص as es
الط at et
الن an en
ڤ v
ں n
ٹ t
ڈ d
ڑ r
ھ h -
ے e ay ai y`,
  "6:a 6:e 6:i 6:o 6:u 12:y 15:h",
);

const HEBREW = alphabet(
  `א a e 3:i 3:o 3:u 5:- 8:aa
ב b v 15:w
ג g 8:j
ג׳ j 5:g
ד d
ה h a 5:e 5:ah 5:eh 5:-
ו v w o u 3:oo 3:ou 5:au 8:-
וו w v 5:u
ז z 10:s
ח h ch kh 5:j
ט t
י y i 3:ee 3:e 5:ei 5:ey 5:ai 5:ay 8:ie 8:j 12:a
יי y i ay ai ei ey
כ k c kh ch 5:ck
ך k kh ch 5:ck
ל l
מ m
ם m
נ n
ן n
ס s 8:c 12:z
ע a 3:e 3:i 3:o 3:u 3:-
פ p f 8:ph
ף f p 8:ph
צ ts tz z 5:c
ץ ts tz z
צ׳ ch
ק k c q 5:ck
קס x
כס x
ר r
ש sh s 5:ch 5:sch 8:c
ת t 5:th`,
  "6:a 6:e 6:i 6:o 6:u 12:y 12:h",
);

/**
 * The cost to write a word in Arabic script as the Latin word, per letter of the Latin word; Infinity when
 * there is no way. The Latin word may contain an article that the analysed word has lost (Almarai, Electric).
 */
export function costOfArabic(word: string, latin: string): number {
  const bare = costOfSpelling(word, latin, ARABIC);
  return /^[aei]/.test(latin) ? Math.min(bare, costOfSpelling(`ال${word}`, latin, ARABIC)) : bare;
}

/** The cost to write a word in Hebrew script as the Latin word, per letter; Infinity when there is no way. */
export function costOfHebrew(word: string, latin: string): number {
  return costOfSpelling(word, latin, HEBREW);
}
