/**
 * Cyrillic, Greek, Armenian, Georgian and Hangul as `romanise` writes them, compared with the company's own
 * Latin spelling: Тримикс is "Trimix", Трейдинг is "Trading", Юнион is "Union". The usual spelling of a
 * romanised letter costs nothing, an English spelling of the sound a little, a rare spelling more. Neighbouring consonants of
 * Hangul change each other as the Revised Romanization of Korean (2000) writes them: 신라 is "Silla".
 */
import { alphabet, costOfSpelling } from "./letter-spellings.ts";

const ITSELF = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${letter} ${letter}`).join("\n");

const SLAVIC = alphabet(
  `${ITSELF}
ks x
k c 5:ck 5:q 5:ch
kv qu 8:cu
ts c 5:tz 10:z 10:cz 15:s
f 5:ph 10:ff 20:th 25:v
v w 15:u 15:ff
av au 5:aw
ev eu
kh h 5:ch 12:k 15:x
ch 5:h
zh j 5:g 8:z 12:s 8:ge
dzh j g 5:dg 3:dj 8:dge
ch c 5:tch 8:cz 8:tsch 12:tu
sh sch 8:ch 8:sz 35:s 12:ti 12:ci 12:ssi
shch sch 8:sh 8:shh
g 5:h gh 8:gu 15:j
y i j 8:ui 12:e
iy y i 3:ij 5:ii 8:ie 8:yi
e 5:ye 5:ie 3:je 12:ea 12:ee 20:a 15:ai 25:o 35:i
ei ai ay ey ej 8:a 12:ae
ey ei ai ay ej 8:a 12:ae 12:y
ay i 8:y ai ei 8:ie
mak 5:mc
sh 10:cti
i y j 8:ii 8:ee 10:ea 20:e 8:ie 12:ey
yu iu ju 3:u 8:ew 8:eu 8:you 8:ue
ya ia ja 8:a 8:ea
ye e ie je
yo io jo 5:o e
o 20:a 12:au 12:ou 12:ow 12:oa 15:aw 40:u
ou u 5:ow
u 5:oo 5:ou 8:w 15:ew 40:o 40:a
a 33:u 20:e 12:aa 18:o 12:au
ai i 8:y ay ei e 12:ie 15:ia
tz 8:j
au ow 5:ou aw 12:o
yo eo
s c ss 12:z 12:sc 15:ce
z 8:s 12:x 15:ts
n 15:ng
eo u 3:o
eu - u
j 3:ch 8:z
b 5:v 8:p
d 8:t
mp 5:b
nt 8:d
gk 5:g
ie ye`,
  "8:e 15:h 12:i 12:o 20:r",
);

const HANGUL = alphabet(
  `${ITSELF}
eo u o 8:e
eu - u 5:o
g k 8:gg 5:c 5:ck
k c 5:ck 5:q g
d t
t 18:d 5:th
b p 5:v
p 8:b f 5:ph 5:pp
j ch 5:z 8:g 5:zh
ch 8:j 8:c
l r 3:ll
r l 3:ll
s sh 5:c 3:ss 5:x 12:th 8:sc
si shi sh
ae a 3:e 3:ai
e ae 5:a
we we wai
ui i 3:e
i ee y 5:ea 3:ey 8:- 5:e
u oo w 3:ou
o oa 3:aw 5:au 5:u 5:or 18:a
a 5:u 5:ar 5:er
wo 5:wa
yeo you yu 3:yo 3:ye 3:u
yu you u 3:ew 5:eu
ng n
n 40:ng
je ze jae
keu x
gseu x
gs x
s 5:t
hw wh
u 3:woo 5:wu 5:wo
ll l r
ss s
kk k
tt t
pp p
gye gae 3:kye 3:ke
kw qu
au 3:ow
yu iew ew
cheu ch 3:ts 5:tz
jeu s z 5:ds
cheo ture 3:cher
chyeo ture
jyeon sion
hwai fi
hwa 5:fa
lu 5:l
gse 5:xce
nl 3:ll
ln 5:ll
gm 5:ngm
gn 5:ngn
bn 5:mn
ai 3:i 5:y
ei 5:a ay ai
eo 3:er 5:ar 8:a 5:or 8:e 3:ur 5:ir 5:ear
yeo eo
syeon tion sion
sy sh
swi shi
tji dge 5:j 5:tch
ji ge dge
chi ch tch
seyeon tion
i 8:-`,
  "8:e 12:r 12:h 15:u",
);

/** The cost per letter to write the romanised word as the Latin word; Infinity when there is no way. */
export function costOfRomanised(romanised: string, latin: string): number {
  return costOfSpelling(romanised, latin, SLAVIC);
}

/** The same cost for a word romanised from Hangul, which has fewer sounds and more vowels. */
export function costOfHangul(romanised: string, latin: string): number {
  return costOfSpelling(romanised, latin, HANGUL);
}
