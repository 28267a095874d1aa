import { Bidi } from "../../components/bidi.tsx";
import type { RegisterInstall } from "../../frame/operator.ts";

export const isRunning = (install: RegisterInstall | null): boolean =>
  install !== null && install.phase !== "installed" && install.phase !== "refused";

const phases: Readonly<Record<"read" | "link" | "index", string>> = {
  read: "reading the file",
  link: "linking the rows of all registers to companies",
  index: "building the index",
};

/** The progress of an install, and its result. */
export function InstallState({ install }: { readonly install: RegisterInstall }) {
  const { file_name: name, format, phase, done, total, refusal, report } = install;
  if (phase === "refused")
    return (
      <div class="notice bad">
        <strong>
          <Bidi>{name}</Bidi> was not installed; nothing has changed.
        </strong>
        <p>
          <Bidi>{refusal ?? ""}</Bidi>
        </p>
      </div>
    );
  if (phase === "installed" && report !== null)
    return (
      <div class="notice">
        <strong>
          <Bidi>{report.register_id}</Bidi> is installed.
        </strong>
        <p>
          {report.companies.toLocaleString()} companies, {report.relationships.toLocaleString()}{" "}
          relationships, {report.statements.toLocaleString()} statements; {report.skipped.toLocaleString()}{" "}
          rows skipped, {report.bad.toLocaleString()} bad. Records are resolved against it within a few
          seconds.
        </p>
      </div>
    );
  return (
    <div class="notice">
      <strong>
        <Bidi>{name}</Bidi> as {format}: {phases[phase as keyof typeof phases] ?? phase}
      </strong>
      <progress aria-label="Progress of the install" value={done} max={Math.max(total, 1)} />
      <p class="soft">What is installed now stays in force until the new register is whole.</p>
    </div>
  );
}
