import { expect, test } from "vitest";
import { makeUploader, type UploadState } from "./one-upload";

/** Fake XMLHttpRequest that the test answers. */
class Request extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  opened = "";
  sent: FormData | null = null;
  isAborted = false;
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  send(fields: FormData) {
    this.sent = fields;
  }
  // As in a browser: aborting an unsent request has no effect; it can still be sent.
  abort() {
    this.isAborted = this.sent !== null;
  }
  reach(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  async answer(status: number, responseText = "") {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event("load"));
    await later();
  }
}

const later = () => new Promise((resolve) => setImmediate(resolve));

function anUploader() {
  const requests: Request[] = [];
  const shown: UploadState[] = [];
  const posters: ((poster: Blob | null) => void)[] = [];
  const uploader = makeUploader({
    capturePoster: () => new Promise((resolve) => posters.push(resolve)),
    makeRequest: () => {
      requests.push(new Request());
      return requests.at(-1) as never;
    },
    show: (state) => shown.push(state),
  });
  const taken = async (poster: Blob | null = null) => {
    posters.shift()?.(poster);
    await later();
  };
  return { ...uploader, requests, shown, taken, last: () => requests.at(-1)! };
}

function aForm(name = "film.mp4", type = "video/mp4") {
  const fields = new FormData();
  fields.set("video", new File(["film"], name, { type }));
  fields.set("slot", "hero");
  return fields;
}

const sending = (percent: number) => ({ phase: "sending", name: "film.mp4", percent });

test("a video goes with its still picture before it, is followed, and stands when the server says so", async () => {
  const { send, taken, last, shown } = anUploader();
  const stands = send(aForm());
  expect([shown, last().sent]).toEqual([[sending(0)], null]);
  await taken(new Blob(["still"]));
  expect(last().opened).toBe("POST /admin/videos/upload");
  expect([...last().sent!.keys()]).toEqual(["slot", "poster", "video"]);
  last().reach(1, 3);
  last().reach(3, 3);
  await last().answer(201);
  expect([await stands, shown]).toEqual([true, [sending(0), sending(33), sending(100), { phase: "idle" }]]);
});

type Ending = (uploader: ReturnType<typeof anUploader>, end: () => void) => Promise<void>;

test.each<[string, Ending]>([
  [
    "while its still picture is taken",
    async ({ taken }, end) => {
      end();
      await taken();
    },
  ],
  [
    "as soon as it is sent",
    async ({ taken }, end) => {
      await taken();
      end();
    },
  ],
  [
    "while it is on its way",
    async ({ taken, last }, end) => {
      await taken();
      last().reach(1, 2);
      end();
    },
  ],
])("one that is cancelled, or left, %s is not sent on, and nothing more is shown of it", async (_, cancelled) => {
  const uploader = anUploader();
  const { send, end, last, shown } = uploader;
  void send(aForm());
  let shownBefore = -1;
  await cancelled(uploader, () => {
    end();
    shownBefore = shown.length;
  });
  expect([last().sent === null, last().isAborted]).toContain(true);
  // Later events of the browser are ignored.
  last().reach(2, 2);
  await last().answer(201);
  expect(shown).toHaveLength(shownBefore);
  end();
});

test("the next one after a cancelled one is its own, whatever is still heard of the first", async () => {
  const { send, end, taken, requests, shown } = anUploader();
  void send(aForm());
  end();
  const stands = send(aForm());
  await taken();
  await taken();
  const [first, second] = requests;
  expect([first!.sent, second!.sent === null]).toEqual([null, false]);
  await second!.answer(201);
  expect([await stands, shown.at(-1)]).toEqual([true, { phase: "idle" }]);
});

test.each([
  [413, "videos.videoTooLarge", "videos.videoTooLarge"],
  [409, "videos.replaced", "videos.replaced"],
  [502, "<html>Bad Gateway</html>", "videos.uploadFailed"],
  [200, "", "videos.uploadFailed"],
])("an answer of %i with '%s' is told as %s", async (status, text, problem) => {
  const { send, taken, last, shown } = anUploader();
  const stands = send(aForm());
  await taken();
  await last().answer(status, text);
  expect([await stands, shown.at(-1)]).toEqual([false, { phase: "idle", problem }]);
});

test("a lost connection is told, and can be tried again", async () => {
  const { send, taken, last, shown } = anUploader();
  const stands = send(aForm());
  await taken();
  last().dispatchEvent(new Event("error"));
  expect([await stands, shown.at(-1)]).toEqual([false, { phase: "idle", problem: "videos.uploadFailed" }]);
  const again = send(aForm());
  await taken();
  await last().answer(201);
  expect(await again).toBe(true);
});

test("what is no video, or none at all, is not sent", async () => {
  const { send, requests, shown } = anUploader();
  expect(await send(aForm("page.html", "text/html"))).toBe(false);
  expect(shown).toEqual([{ phase: "idle", problem: "videos.videoType" }]);
  const none = new FormData();
  none.set("video", new File([], ""));
  expect([await send(none), await send(new FormData()), requests]).toEqual([false, false, []]);
});
