/**
 * Spellings by sense, in one file of data for each family of languages; several words are joined by `_`. `english.json` has the
 * senses that no table has. General vocabulary, written by hand.
 */
import chinese from "./vocabulary/chinese.json" with { type: "json" };
import dravidian from "./vocabulary/dravidian.json" with { type: "json" };
import english from "./vocabulary/english.json" with { type: "json" };
import germanic from "./vocabulary/germanic.json" with { type: "json" };
import indoAryan from "./vocabulary/indo-aryan.json" with { type: "json" };
import japanese from "./vocabulary/japanese.json" with { type: "json" };
import korean from "./vocabulary/korean.json" with { type: "json" };
import otherLanguages from "./vocabulary/other-languages.json" with { type: "json" };
import romance from "./vocabulary/romance.json" with { type: "json" };
import semitic from "./vocabulary/semitic.json" with { type: "json" };
import slavic from "./vocabulary/slavic.json" with { type: "json" };
import southEastAsian from "./vocabulary/south-east-asian.json" with { type: "json" };
import turkicAndMongolic from "./vocabulary/turkic-and-mongolic.json" with { type: "json" };
import uralicAndBaltic from "./vocabulary/uralic-and-baltic.json" with { type: "json" };

export const vocabularies: readonly Readonly<Record<string, string>>[] = [
  chinese,
  dravidian,
  english,
  germanic,
  indoAryan,
  japanese,
  korean,
  otherLanguages,
  romance,
  semitic,
  slavic,
  southEastAsian,
  turkicAndMongolic,
  uralicAndBaltic,
];
