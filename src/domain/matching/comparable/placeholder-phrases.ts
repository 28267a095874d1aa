/** The texts that people and systems write in place of an unknown name, in many languages. */
export const PLACEHOLDER_PHRASES: readonly string[] =
  `n a|na|none|null|nil|undefined|unknown|unkown|not known|not applicable|not available|not provided
not specified|not set|no name|noname|no company|tba|tbd|tbc|to be confirmed|to be determined
to be advised|pending|empty|blank|missing|other|others|various|misc|miscellaneous|general|default|dummy
example|sample|test|tests|testing|test test|test company|testing company|test customer|test account
test supplier|test vendor|test client|my company|your company|company name|company|customer|supplier
vendor|client|new company|new customer|self employed|self|individual|private individual|private person
freelance|freelancer|xxx|xxxx|xx|x|abc company|abc|asdf|qwerty|foo|bar|foo bar|lorem ipsum|acme test
unbekannt|keine angabe|k a|nicht vorhanden|nicht bekannt|beispiel|muster|musterfirma|mustermann|inconnu
non renseigne|neant|aucun|sans nom|exemple|desconocido|no aplica|sin nombre|ninguno|prueba|ejemplo
desconhecido|nao aplicavel|sem nome|nenhum|teste|sconosciuto|non applicabile|nessuno|onbekend
niet van toepassing|n v t|geen|okand|saknas|ukendt|ukjent|tuntematon|nieznany|brak|nie dotyczy|neznamy
ismeretlen|necunoscut|neizvestno|net|net dannyh|test ooo|bilinmiyor|yok|neizvestnaia|проба|tidak ada
khong co|khong ro|不明|未定|未記入|なし|無し|テスト|サンプル|該当なし|未知|无|無|测试|測試|不详|不詳|暂无|없음|미정|테스트|eobseum|teseuteu|mijeong
اختبار|غير معروف|لا يوجد|مجهول|تست|نامشخص|ללא|לא ידוע|בדיקה|ไม่มี|ไม่ทราบ|ทดสอบ|अज्ञात|kein name
ohne name|ohne angabe|name unbekannt|firma unbekannt|nicht angegeben|nicht zutreffend|sans objet
non specifie|non communique|non disponible|societe inconnue|sin datos|sin especificar|sin informacion
no disponible|no informado|no especificado|empresa desconocida|sem dados|sem informacao|nao informado
nao disponivel|nao especificado|nessun nome|non disponibile|non specificato|non indicato|geen naam
niet bekend|niet ingevuld|niet opgegeven|inget namn|ej angivet|ej tillampligt|intet navn|ikke oplyst
ikke oppgitt|ikke angivet|ei tiedossa|ei nimea|brak danych|brak nazwy|nie podano|bez nazwy|neuvedeno
neuvedene|bez nazvu|nincs adat|nincs nev|nem ismert|fara nume|nespecificat|nepoznato|neznano|nezinams
nezinoma|teadmata|belirtilmemis|bilgi yok|isim yok|tidak diketahui|tiada maklumat|khong xac dinh
chua biet|неизвестно|неизвестная компания|не указано|не известно|нет данных|нет информации|без названия
отсутствует|невідомо|немає даних|не вказано|няма данни|неизвестен|непознато|άγνωστο|άγνωστη|δεν υπάρχει
უცნობი|անհայտ|名称未設定|未設定|不明会社|ダミー|待定|未填写|无名称|不适用|不適用|알 수 없음|해당 없음|이름 없음|미상|غير محدد|غير متوفر|لا ينطبق
ندارد|لا شيء|אין|לא רלוונטי|לא צוין|ไม่ระบุ|ไม่มีชื่อ|उपलब्ध नहीं|लागू नहीं|অজানা|தெரியாது`.split(/[|\n]/);
