import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hanSounds, romajiSound } from "./japanese-sound.ts";

describe("Han compounds sound like the romanised words of the English name", () => {
  test.each([
    ["昭和産業", ["showa", "sangyo"]],
    ["三井不動産", ["mitsui", "fudosan"]],
    ["日産自動車", ["nissan", "jidosha"]],
    ["日清製粉", ["nisshin", "seifun"]],
    ["北海道電力", ["hokkaido", "denryoku"]],
    ["大林組", ["obayashi", "ohbayashi"]],
    ["芝浦機械", ["shibaura", "kikai"]],
    ["川崎汽船", ["kawasaki", "kisen"]],
    ["日鉄鉱業", ["nittetsu", "kogyo", "kougyou"]],
    ["三菱地所", ["mitsubishi"]],
    ["松屋", ["matsuya"]],
    ["岡谷鋼機", ["okaya"]],
    ["神户制钢", ["kobe", "seiko"]],
    ["长谷川工业", ["hasegawa"]],
    ["江ノ島電鉄", ["enoshima"]],
    ["保土ヶ谷化学", ["hodogaya"]],
  ])("%s", (native, words) => {
    const sounds = hanSounds(native);
    for (const word of words) expect(sounds, word).toContain(romajiSound(word));
  });

  test("English words are no romaji", () => {
    for (const word of ["mining", "steel", "holdings", "to", "sky"])
      expect(romajiSound(word), word).toBeNull();
  });
});

test("any text is accepted, and the work is bounded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      hanSounds(text);
      romajiSound(text);
    }),
  );
  expect(hanSounds("日".repeat(5000)).length).toBeLessThan(400);
  expect(hanSounds("三井\ud800不動産")).toContain(romajiSound("mitsui"));
});
