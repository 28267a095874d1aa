import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { type RegisterInstall, type Registers, sendRegister } from "../../frame/operator.ts";
import { InstallState, isRunning } from "./install-state.tsx";

interface Props {
  readonly formats: Registers["formats"];
  readonly install: RegisterInstall | null;
  readonly reload: () => void;
}

/** Takes a register file from the operator's disk, dropped or chosen, and shows the install's progress. */
export function InstallRegister({ formats, install, reload }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const busy = sent !== null || isRunning(install);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (file === null) return chooser.current?.click();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const said = (name: string) => String(form.get(name) ?? "").trim() || null;
    setRefusal(null);
    setSent(0);
    await sendRegister(
      {
        file,
        format: said("format"),
        asOf: said("as_of"),
        licence: said("licence"),
        force: form.get("force") !== null,
      },
      setSent,
    ).then(
      () => setFile(null),
      (error: Error) => setRefusal(error.message),
    );
    setSent(null);
    reload();
  };
  return (
    <section class="card stack">
      <h2>Install a register</h2>
      <form class="stack" onSubmit={submit}>
        <FileChoice file={file} busy={busy} choose={setFile} chooser={chooser} />
        <details>
          <summary>Format, date and licence, where the file does not tell them</summary>
          <Terms formats={formats} />
        </details>
        <div>
          <button class="button primary" type="submit" disabled={busy}>
            Install
          </button>
        </div>
      </form>
      {refusal === null ? null : <Refusal text={refusal} />}
      <div role="status" class="stack-tight">
        {sent === null || file === null ? null : (
          <>
            <span>
              Sending <Bidi>{file.name}</Bidi>
            </span>
            <progress aria-label="Bytes that are sent" value={sent} max={Math.max(file.size, 1)} />
          </>
        )}
        {sent === null && install !== null ? <InstallState install={install} /> : null}
      </div>
    </section>
  );
}

function FileChoice(props: {
  readonly file: File | null;
  readonly busy: boolean;
  readonly choose: (file: File | null) => void;
  readonly chooser: RefObject<HTMLInputElement | null>;
}) {
  const { file, busy, choose, chooser } = props;
  const [over, setOver] = useState(false);
  return (
    <fieldset
      aria-label="Register file"
      class={`drop ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer?.files[0] ?? null);
      }}
    >
      <label for="register-file">Drop a file of a publisher here, or choose one</label>
      <input
        id="register-file"
        ref={chooser}
        type="file"
        disabled={busy}
        aria-describedby="register-file-about"
        onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
      />
      <p class="soft small" id="register-file-about">
        Plain, gzip or zip, up to 4 GiB, as the publisher offers it; keep its name.{" "}
        {file === null ? "" : "Chosen: "}
        {file === null ? null : <Bidi>{`${file.name}, ${sizeOf(file.size)}`}</Bidi>}
      </p>
    </fieldset>
  );
}

function Refusal({ text }: { readonly text: string }) {
  return (
    <div class="notice bad" role="alert">
      <strong>The file was not taken; nothing has changed.</strong>
      <p>
        <Bidi>{text}</Bidi>
      </p>
    </div>
  );
}

function Terms({ formats }: Pick<Props, "formats">) {
  return (
    <div class="columns terms">
      <div class="input">
        <label for="register-format">Format</label>
        <select id="register-format" name="format">
          <option value="">As the content says</option>
          {formats.map(({ name, about }) => (
            <option key={name} value={name} title={about}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div class="input">
        <label for="register-date">Publisher's date</label>
        <input id="register-date" name="as_of" type="date" />
      </div>
      <div class="input">
        <label for="register-licence">Licence</label>
        <input id="register-licence" name="licence" maxLength={200} placeholder="CC-BY-4.0" />
      </div>
      <label class="row">
        <input type="checkbox" name="force" /> Install it even if it is older than what is installed, or has
        fewer than half of its rows
      </label>
    </div>
  );
}

function sizeOf(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB"];
  const at = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${(bytes / 1000 ** at).toLocaleString(undefined, { maximumFractionDigits: 1 })} ${units[at]}`;
}
