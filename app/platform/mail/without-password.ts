/** The error of a mail server without the password that it was given, which some repeat, in the open or encoded as they were sent it. */
export function withoutPassword(error: unknown, url: string): Error {
  const { username, password } = new URL(url);
  const [user, secret] = [decoded(username), decoded(password)];
  const forms = secret === "" ? [] : [secret, password, encoded(secret), encoded(`\0${user}\0${secret}`)];
  return new Error(forms.reduce((text, form) => text.replaceAll(form, "***"), error instanceof Error ? error.message : String(error)));
}

const encoded = (text: string) => Buffer.from(text).toString("base64");

function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
