/** Takes off a name what the keeper of a list has noted about the record: "Acme Ltd - DO NOT USE", "ZZ_Acme Ltd". */

import { legalFormTable } from "../forms/legal-form-table.ts";

const MARK = /\p{M}/gu;
const NO_LETTER = /[^\p{L}\p{N}]+/gu;
/** Notes that say nothing of the company. */
const NOTES: ReadonlySet<string> = new Set(
  `do not use;dont use;dnu;duplicate;duplicate record;dup;dupe;old;old account;old record;new;inactive;obsolete;blocked;deleted;
archived;on hold;superseded;head office;hq;headquarters;headquarter;vendor;supplier;customer;client;prospect;account closed;
accounts payable;accounts receivable;accounts department;finance department;accounting;billing;invoicing;main account;
nicht verwenden;nicht benutzen;doppelt;dublette;inaktiv;gesperrt;geloscht;hauptsitz;zentrale;hauptverwaltung;
lieferant;kunde;buchhaltung;ne pas utiliser;doublon;inactif;bloque;supprime;siege;siege social;fournisseur;
comptabilite;no usar;no utilizar;duplicado;inactivo;bloqueado;casa matriz;oficina central;oficina principal;proveedor;cliente;
contabilidad;non usare;duplicato;inattivo;bloccato;sede centrale;fornitore;nao usar;duplicada;inativo;fornecedor;niet gebruiken;
dubbel;inactief;geblokkeerd;hoofdkantoor;leverancier;klant;nie uzywac;duplikat;nieaktywny;centrala;dostawca;klient;huvudkontor;
hovedkontor;leverandor;leverantor;anvands ej;paakonttori;toimittaja;nepoužívat;duplicitní;ústředí;dodavatel;sediu central;furnizor;inaktív;
szállító;kullanmayın;mükerrer;pasif;genel merkez;tedarikçi;müşteri;kantor pusat;jangan dipakai;duplikat;pemasok;trụ sở chính;
không sử dụng;nhà cung cấp;не использовать;дубль;дубликат;архив;неактивный;неактивен;заблокирован;головной офис;центральный офис;
поставщик;клиент;покупатель;бухгалтерия;не використовувати;дублікат;неактивний;головний офіс;постачальник;κεντρικά γραφεία;έδρα;
ανενεργό;προμηθευτής;πελάτης;لا تستخدم;مكرر;غير نشط;المركز الرئيسي;المقر الرئيسي;مورد;عميل;לא לשימוש;לא פעיל;כפול;משרד ראשי;ספק;לקוח;
สำนักงานใหญ่;ห้ามใช้;ซ้ำ;旧;旧取引先;本社;本店;使用禁止;使用不可;重複;廃止;無効;取引停止;取引先;仕入先;得意先;停用;已停用;作废;作廢;已作废;重复;
总部;總部;总公司;總公司;供应商;供應商;客户;客戶;请勿使用;請勿使用;사용금지;사용중지;중복;본사;본점;거래중지;거래처;협력사`
    .replaceAll("\n", "")
    .split(";")
    .map(folded),
);
/** Lists sort records that are out of use behind all others by these letters. */
const SORTED_LAST = /^z{2,}$/;
const SEPARATORS = [" - ", " – ", " — ", " / ", " | ", " * ", ": ", "; ", "_"];
/** Behind a name a bare slash will do ("Acme Ltd/HQ"); before it, a slash may be part of the name ("A/S Acme"). */
const SEPARATORS_BEHIND = [...SEPARATORS, "/"];
const CLOSING: Readonly<Record<string, string>> = {
  ")": "(",
  "]": "[",
  "}": "{",
  "）": "（",
  "］": "［",
  "】": "【",
};
const OPENING: Readonly<Record<string, string>> = {
  "(": ")",
  "[": "]",
  "{": "}",
  "（": "）",
  "［": "］",
  "【": "】",
};
/** "M/s." stands before the names of firms in South Asia and the Gulf, "Messrs." elsewhere: no part of the name. */
const COURTESY = /^(?:m\/s\b|messrs\b)[.\s]*/i;
/** Japanese and Korean letters address a company so. */
const ADDRESSED = /(?:御中|귀중)$/;
const QUICK = /[-–—/|*:;_()[\]{}#!（）［］【】]|^messrs|御中$|귀중$/i;
const SIGNS = /^[\s*#!_-]+|(?<![\s*#!_-])[\s*#!_-]+$/g;
const LETTERS = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;
const BETWEEN = /[-–—/|*:;_()[\]{}]/;
const REMARK = /^[([{]\s*\p{Ll}{2,}(?:[\s,]+\p{Ll}+)+\s*[)\]}]$/u;
const CAPITAL = /\p{Lu}/u;
const MOST_NOTES = 3;

/**
 * The name without notes at its ends, which stand in brackets or behind a separator. A text that is nothing but notes comes
 * back as it is.
 */
export function withoutRecordNotes(name: string): string {
  if (!QUICK.test(name)) return name;
  let rest = name;
  for (let count = 0; count < MOST_NOTES; count++) {
    const shorter = withoutNoteBehind(rest) ?? withoutNoteBefore(rest);
    if (shorter === null) break;
    rest = shorter;
  }
  if (NOTES.has(folded(rest))) return name;
  const bare = rest.replace(COURTESY, "").replace(ADDRESSED, "").trimEnd();
  return LETTERS.test(bare) ? bare : rest;
}

/** Whether a text is nothing but notes, one of them of several words: "do not use - old record". "Prospect" may be a company. */
export function isRecordNote(text: string): boolean {
  const notes = text
    .split(BETWEEN)
    .map(folded)
    .filter((note) => note !== "");
  return notes.some((note) => note.includes(" ")) && notes.every((note) => NOTES.has(note));
}

function withoutNoteBehind(name: string): string | null {
  const opening = CLOSING[name.at(-1) ?? ""];
  const from = opening === undefined ? -1 : name.lastIndexOf(opening);
  if (from >= 0 && isRemark(name.slice(from), name.slice(0, from))) return trimmed(name.slice(0, from));
  if (from >= 0) return named(name.slice(0, from), name.slice(from));
  return cutAt(
    SEPARATORS_BEHIND.map((sign) => ({ sign, at: name.lastIndexOf(sign) })),
    (at, sign) => named(name.slice(0, at), name.slice(at + sign.length)),
  );
}

function withoutNoteBefore(name: string): string | null {
  const closing = OPENING[name[0] ?? ""];
  const to = closing === undefined ? -1 : name.indexOf(closing);
  if (to >= 0) return named(name.slice(to + 1), name.slice(0, to));
  return cutAt(
    SEPARATORS.map((sign) => ({ sign, at: name.indexOf(sign) })),
    (at, sign) => named(name.slice(at + sign.length), name.slice(0, at), SORTED_LAST),
  );
}

function cutAt(
  cuts: readonly { readonly sign: string; readonly at: number }[],
  cut: (at: number, sign: string) => string | null,
): string | null {
  for (const { sign, at } of cuts) {
    const rest = at < 0 ? null : cut(at, sign);
    if (rest !== null) return rest;
  }
  return null;
}

/** The name, where the other text is a note and the name is one. */
function named(name: string, other: string, further?: RegExp): string | null {
  const note = folded(other);
  return NOTES.has(note) || further?.test(note) === true ? trimmed(name) : null;
}

function trimmed(name: string): string | null {
  const rest = name.replace(SIGNS, "");
  return LETTERS.test(rest) ? rest : null;
}

/**
 * Words in brackets without a capital are a remark behind a name that has capitals: "(see other record)", "(main office)". One
 * word, and words of legal forms, may be a part of the form: "(publ)", "(limited by guarantee)".
 */
function isRemark(bracketed: string, name: string): boolean {
  if (!REMARK.test(bracketed) || !CAPITAL.test(name)) return false;
  const { words } = legalFormTable();
  return folded(bracketed)
    .split(" ")
    .every((word) => !words.has(word));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(MARK, "").toLowerCase().replace(NO_LETTER, " ").trim();
}
