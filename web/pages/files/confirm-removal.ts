import { confirmed } from "../../components/dialog.tsx";
import type { Upload } from "./upload.ts";
import { runOf } from "./upload-run.ts";
import { removeUpload } from "./upload-store.ts";

/** Asks, stops the sending, and removes the upload from this browser. @returns whether it was removed. */
export async function removeConfirmed(upload: Upload): Promise<boolean> {
  const agreed = await confirmed({
    title: `Remove “${upload.file_name}”?`,
    text: "Its rows and results are taken out of this browser. What the service has accepted is completed and stays there.",
    agree: "Remove",
    danger: true,
  });
  if (!agreed) return false;
  runOf(upload).stop();
  await removeUpload(upload.id);
  return true;
}
