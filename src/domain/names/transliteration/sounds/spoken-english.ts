/**
 * English business words whose letters tell little of their sound, and the sound in plain letters: scripts write the words as
 * they are spoken (индастриз, ვენჩურს, μίντια). One word and its respellings each, written by hand.
 */
const SPOKEN = `
advisors advaisers;agency eijensi;airways ervejs;architecture arkitekcher;automotive otomotiv;beauty biuti;bright brait;build bild
builders bilders;building bilding;buildings bildings;business biznes;businesses biznesis;capture kepcher;care ker;chain chein
choice chois;corporation korporeishn;cycle saikel;cycles saikels;cloud klaud;coach kouch;computer kompiuter;computers kompiuters;creative krieitiv;culture kalcher;cyber saiber
data deita;designs dizains;design dizain;diamond daimond;digital dijital;dynamics dainamiks;eagle igl;education edukeishn
energies enerjis;energy enerji enerdzhi;engineering enjiniring enjinierin;engineers enjiniers;enterprise enterpraiz;enterprises enterpraizis
estate esteit;estates esteits;eye ai;facilities fasilitis;fashion feshn;fertilizers fertilaizers;fertilisers fertilaizers;finance fainans;financial fainanshl;foods fuds;food fud
foundation faundeishn;furniture fernicher;future fiucher;games geims;guide gaid;healthcare helthker helsker
health helth hels;heritage heritej;high hai;home houm;homes houms;house haus;idea aidia;ideas aidias;image imij;industries indastris
industry indastri;innovation inoveishn;insurance inshurans;international internashnal internejshnl;jewellers juelers
jewellery jueleri;jewelry jueleri;knowledge nolij;language lenguij;leisure lezher;life laif;lifestyle laifstail;light lait
lighting laiting;machine mashin;machinery mashineri;machines mashins;management menejment;manufacturing manifakchering;marine marin
measure mezher;media midia;mining maining;mobile mobail;mortgage morgij;national neshnal nashnal;nature neicher;network netvork;networks netvorks
new niu;night nait;nutrition nutrishn;ocean oushn;online onlain;petroleum petrolium;picture pikcher;pictures pikchers;pioneer paionir
power pauer;premium primium;private praivet;production prodakshn;productions prodakshns;realty rialti;research riserch
resource risors;resources risorsis;right rait;royal roial;science saiens;sciences saiensis;secure sekiur;security sekiuriti
services servisis;shipping shiping;software softver softuer;solution solushn;solutions solushns;source sors;square skver
steel stil;state steit;stone stoun;structure strakcher;structures strakchers;style stail;supplies saplais;supply saplai;sure shur
technologies teknolojis;technology teknoloji;trade treid;traders treiders;trading treiding;travel trevl;treasure trezher
tubes tiubs;tyres taiers;union iunion;united iunaited;universal iuniversl;venture vencher venchur;ventures venchers venchurs;vision vizhn
voyage voiij;water voter uoter;welfare velfer;wheels vils;wide vaid;wise vaiz;wood vud;works vorks uorks;world vorld uorld;young iang`;

const respellings = new Map(
  SPOKEN.trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [word, ...spoken] = entry.trim().split(" ");
      return [word!, spoken] as const;
    }),
);

/** The word and its spoken respellings. @param word a Latin word in lower case. */
export function spokenWays(word: string): readonly string[] {
  const spoken = respellings.get(word);
  return spoken === undefined ? [word] : [word, ...spoken];
}
