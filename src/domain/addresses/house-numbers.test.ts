import { describe, expect, test } from "vitest";
import { streetNumbers } from "./house-numbers.ts";

describe("house numbers, and none of the other numbers of a line", () => {
  test.each([
    ["35, Racecourse Road", "GB", ["35"]],
    ["62a, Gracechurch Shopping Centre", "GB", ["62a"]],
    ["5-7 Marshalsea Road", "GB", ["5", "7"]],
    ["Hauptstraße 5 a", "DE", ["5a"]],
    ["Europa-Allee 92-96", "DE", ["92", "96"]],
    ["Na Folimance 2155/15", "CZ", ["2155", "15"]],
    ["8801 River Crossing Blvd Suite 300", "US", ["8801"]],
    ["17 IVALOO STREET SUITE #100", "US", ["17"]],
    ["1209 Orange St", "US", ["1209"]],
    ["350 5th Avenue, 21st Floor", "US", ["350"]],
    ["One Nexus Way", "KY", ["1"]],
    ["26/F, DAH SING FINANCIAL CENTRE", "HK", []],
    ["Level 10, 247 Oxford Street", "AU", ["247"]],
    ["Unit 2801-02", "HK", []],
    ["9 NORTH BUONA VISTA DRIVE, #07-01", "SG", ["9"]],
    ["28-29 Sir John Rogerson's Quay, Dublin 2", "IE", ["28", "29"]],
    ["AV DIAGONAL NUM.598 P.4 PTA.2", "ES", ["598"]],
    ["Calle 46 No. 45A-38", "CO", ["45a", "38"]],
    ["ul. Klonowa, nr 5", "PL", ["5"]],
    ["Madarász Viktor utca 38-42. 6. em. 602. ajtó", "HU", ["38", "42"]],
    ["Levent Plaza Blok No: 173 İç Kapı No: 30", "TR", ["173"]],
    ["Strada Nicolae Caramfil, Nr. 22, Etaj 2, Ap. 201", "RO", ["22"]],
    ["avenue J.F. Kennedy 49", "LU", ["49"]],
    ["192019, Obuchovskoy Oborony, 21/2", "RU", ["21", "2"]],
    ["千代田区丸の内二丁目5番2号", "JP", ["2-5-2"]],
    ["5-2, Marunouchi 2-chome", "JP", ["2-5-2"]],
    ["2-5-2 Marunouchi", "JP", ["2-5-2"]],
    ["大阪市浪速区湊1丁目2番3号マルイト難波ビル13階", "JP", ["1-2-3"]],
    ["大島郡大和村国直264番地", "JP", ["264"]],
    ["台北市大安區忠孝東路四段289號12樓", "TW", ["289"]],
    ["台北市106大安區仁愛路四段八十五號四樓", "TW", ["85"]],
    ["新北市中和區建康路10號3至6樓", "TW", ["10"]],
    ["007 High Street", "GB", ["7"]],
    ["The Old Rectory", "GB", []],
    ["", "GB", []],
  ])("%s (%s)", (line, country, numbers) => {
    expect(streetNumbers(line, country).houseNumbers).toEqual(numbers);
  });
});

describe("letter boxes are no house numbers", () => {
  test.each([
    ["P.O. Box 37089", "37089"],
    ["PO BOX 48, Sir Walter Raleigh House", "48"],
    ["Postfach 12 34", "12"],
    ["BP 145", "145"],
    ["Box 325", "325"],
    ["PL 240", "240"],
    ["Apartado Postal 0816-01", "0816-01"],
    ["Postbus 90", "90"],
  ])("%s", (line, box) => {
    const { poBox, houseNumbers } = streetNumbers(line, null);
    expect(poBox).toBe(box);
    expect(houseNumbers).not.toContain(box);
  });
});
