import {
  adminAddSalesChannelLocation,
  adminAddPublishableApiKeySalesChannels,
  adminCreatePublishableApiKey,
  adminListPublishableApiKeys,
  adminRetrieveStockLocation,
} from "@countertop/sdk/operations";
import { useClient, useOperationWriter, useRevalidate } from "@countertop/sdk/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { useCreateOnce } from "../../patterns/resource.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import type { Setup, Step } from "./setup-steps.ts";

interface StepAction {
  label: string;
  run(): Promise<unknown>;
}

/** Actions for the steps that one press can complete, because only one choice makes sense. */
function useStepActions({ channel, location }: Setup): Partial<Record<Step["id"], StepAction>> {
  const { t } = useTranslation("home-setup");
  const client = useClient();
  const write = useOperationWriter();
  const createOnce = useCreateOnce();
  if (!channel) return {};
  const title = t("keyTitle");
  const readKeys = async () =>
    (await adminListPublishableApiKeys(client, { query: { limit: 100, order: "-created_at" } }))
      .publishable_api_keys;
  type Key = Awaited<ReturnType<typeof readKeys>>[number];
  const ofStorefront = (key: Key) => key.title === title && key.revoked_at === null;
  return {
    ...(location && {
      channel: {
        label: t("connect", { channel: channel.name, location: location.name }),
        run: async () => {
          // Reads first, because an earlier attempt may have succeeded, although its response was lost.
          const input = { id: location.id, query: { expand: "sales_channels" } };
          const { stock_location: now } = await adminRetrieveStockLocation(client, input);
          if (now.sales_channels?.some(({ id }) => id === channel.id)) return;
          const body = { location_id: location.id };
          await write(adminAddSalesChannelLocation, { id: channel.id, body });
        },
      },
    }),
    key: {
      label: t("createKey", { channel: channel.name }),
      run: async () => {
        // An earlier attempt may have created the key without adding its sales channel.
        const key =
          (await readKeys()).find(ofStorefront) ??
          (await createOnce({
            operation: adminCreatePublishableApiKey,
            input: { body: { title } },
            wish: title,
            madeIn: ({ publishable_api_key }): Key => publishable_api_key,
            read: readKeys,
            isSuch: ofStorefront,
          }));
        const body = { sales_channel_ids: [{ id: channel.id }] };
        await write(adminAddPublishableApiKeySalesChannels, { id: key.id, body });
      },
    },
  };
}

interface StepButtonProps {
  setup: Setup;
  step: Step;
  /** Called after the step was completed. The button then disappears. */
  onDone(): void;
}

/** A button that completes the step, if there is nothing to choose. */
export function StepButton({ setup, step, onDone }: StepButtonProps) {
  const { t } = useTranslation("common");
  const revalidate = useRevalidate();
  const action = useStepActions(setup)[step.id];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => action?.run(),
    onSuccess: onDone,
    onError: (error) => {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    },
    // Refetches the channels' settings, which both actions change.
    onSettled: () => revalidate(adminAddSalesChannelLocation),
  });
  return action && !step.done ? (
    <Button size="sm" loading={isPending} onClick={() => mutate()}>
      {action.label}
    </Button>
  ) : null;
}
