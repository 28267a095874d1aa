import { ActionButton } from "../../components/action-button.tsx";
import { toast } from "../../components/toast.tsx";
import { client } from "../../frame/client.ts";
import { forget, useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";

/** Watches the company, or ends its watch: checked once a day, with the changes on the page of changes. */
export function WatchButton({ entityId }: { readonly entityId: string }) {
  const { data: watch, reload } = useQuery(["watch", entityId], () => client.entities.getWatch(entityId));
  if (!may("resolve") || watch === undefined) return null;
  const isWatched = watch !== null;
  const change = async () => {
    if (isWatched) await client.entities.disableWatch(entityId);
    else await client.entities.enableWatch(entityId);
    forget("watch", entityId);
    reload();
    toast(isWatched ? "The company is no longer watched." : "The company is watched, once a day.");
  };
  return (
    <ActionButton pressed={isWatched} work={change}>
      {isWatched ? "Watched" : "Watch"}
    </ActionButton>
  );
}
