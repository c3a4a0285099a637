import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, makeAdmin, visitAdmin } from "../support/admin-browser";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { useServedSite } from "../support/served-site";
import { SmtpStandIn } from "../support/smtp-stand-in";

const server = useServedSite({ environment: { ADMIN_EMAILS: ADMIN_EMAIL, SMTP_URL: "", BASE_URL: "", MAIL_FROM: "" } });
const browser = useBrowser();
const mailServer = new SmtpStandIn({ user: "us", password: "right" });

beforeAll(async () => {
  await mailServer.listen();
  await makeAdmin(server);
});
afterAll(() => mailServer.close());

test("on the first day an admin sets the mail server on a phone, corrects the password after the test mail, and the next one arrives", async () => {
  const page = await visitAdmin(server, browser, { width: 390, scheme: "dark" });
  await page.goto("/admin?view=settings");
  await page.getByRole("link", { name: "Set the mail server" }).click();
  const form = page.getByRole("form", { name: "Mail server", exact: true });
  const save = async (password: string) => {
    await form.getByLabel("Server", { exact: false }).first().fill(mailServer.host);
    await form.getByLabel("Port").fill(`${mailServer.port}`);
    await form.getByLabel("Encryption").selectOption("none");
    await form.getByLabel("User").fill("us");
    await form.getByLabel("Password").fill(password);
    await form.getByLabel("Sender's address").fill("us@advice.example");
    await form.getByRole("button", { name: "Save mail server" }).click();
    await page.getByText("The mail server is saved.").waitFor();
  };
  const sendTest = () => page.getByRole("form", { name: "Send a test email" }).getByRole("button").click();
  await save("wrong");
  await sendTest();
  await page.getByText("The mail server did not take the test email.").waitFor();
  await page.getByText("the server refuses user or password. Enter both again.").first().waitFor();
  expect([await overflows(page), await accessibilityProblems(page)]).toEqual([false, []]);
  await save("right");
  // A second press within ten seconds counts as the same.
  await server.site.rows("update outbox set created_at = created_at - interval '11 seconds' where kind = 'test_mail'");
  await sendTest();
  await page.getByText("The mail server has taken the test email.").waitFor();
  expect(mailServer.mails.filter(({ to, text }) => to === ADMIN_EMAIL && text.includes("A test mail of")).length).toBeGreaterThan(0);
});
