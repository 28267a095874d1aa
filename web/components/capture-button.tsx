import { useLocation } from "preact-iso";
import { addressOf } from "../frame/address.ts";
import { forget } from "../frame/query.ts";
import { may } from "../frame/session.ts";
import { ActionButton } from "./action-button.tsx";
import { toast } from "./toast.tsx";

/** Freezes the shown data in a receipt, and offers to open the receipt. */
export function CaptureButton(props: {
  /** Asks for the capture. @returns the id of the receipt; null: nothing was captured. */
  readonly capture: () => Promise<string | null>;
  readonly small?: boolean;
}) {
  const { route } = useLocation();
  if (!may("resolve")) return null;
  const capture = async () => {
    const receipt_id = await props.capture();
    forget("captures");
    if (receipt_id === null) {
      toast("Nothing was captured.", { bad: true });
      return;
    }
    const open = () => route(addressOf("/captures/:receipt_id", { receipt_id }));
    toast(`Captured as ${receipt_id}.`, { action: { label: "Open", run: open } });
  };
  return (
    <ActionButton small={props.small} work={capture}>
      Capture
    </ActionButton>
  );
}
