import { useState } from "react";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { Dialog } from "#app/ui/overlays/dialog";
import { useToast } from "#app/ui/overlays/toast";
import { Row, Sample } from "./sample";

export function OverlaySamples() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <Sample title="Dialogs and toasts">
      <Row>
        <Dialog
          title="Search Sagebridge"
          description="Opened by its own button, before React too."
          trigger={<Button variant="secondary">Open dialog</Button>}
        >
          <TextField name="query" label="Search" type="search" />
        </Dialog>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open by state
        </Button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="A wide one" width="wide">
          <p>The screen decides when it is open.</p>
        </Dialog>
        <ConfirmDialog
          title="Cancel this consultation?"
          text="The client is told, and the amount goes back in full."
          confirmLabel="Cancel consultation"
          cancelLabel="Keep it"
          trigger={<Button variant="danger">Ask first</Button>}
        />
        <Button variant="secondary" onClick={() => toast({ text: "Profile updated successfully" })}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ title: "Check your email", text: "We've sent you a confirmation link.", key: "mail" })}
        >
          Toast with title
        </Button>
        <Button variant="secondary" onClick={() => toast({ text: "Failed to update billing information", tone: "danger" })}>
          Failure
        </Button>
      </Row>
    </Sample>
  );
}
