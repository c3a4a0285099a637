import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { PROVIDERS, type Provider } from "../oauth/providers";

interface ProviderButtonsProps {
  /** Providers that the person has connected; all if omitted. */
  only?: readonly Provider[];
  /** Whether no other sign-in method is shown above. */
  isFirst?: boolean;
}

/** Sign-in through other providers. Each is a separate form, so it needs none of the fields of the form above. */
export function ProviderButtons({ only = PROVIDERS, isFirst = false }: ProviderButtonsProps) {
  const t = useTranslations("accounts");
  return (
    <>
      {!isFirst && (
        <div className="my-6 flex items-center gap-4 text-sm text-soft" aria-hidden="true">
          <span className="h-px grow bg-line" />
          {t("or")}
          <span className="h-px grow bg-line" />
        </div>
      )}
      <PostForm preventScrollReset className="grid gap-3">
        {only.includes("google") && (
          <SubmitButton variant="secondary" name="intent" value="google" className="w-full">
            <GoogleMark />
            {t("google")}
          </SubmitButton>
        )}
        {only.includes("linkedin") && (
          <SubmitButton variant="secondary" name="intent" value="linkedin" className="w-full">
            <LinkedinMark />
            {t("linkedin")}
          </SubmitButton>
        )}
      </PostForm>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.81.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
      <path fill="#ea4335" d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z" />
    </svg>
  );
}

function LinkedinMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-4.5" aria-hidden="true">
      <rect width="18" height="18" rx="3" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M3.2 7h2.3v7.6H3.2zm1.2-3.7a1.3 1.3 0 1 1 0 2.7 1.3 1.3 0 0 1 0-2.7zM7 7h2.2v1c.3-.6 1.1-1.2 2.3-1.2 2.4 0 2.9 1.6 2.9 3.7v4.1h-2.3v-3.7c0-.9 0-2-1.2-2s-1.5 1-1.5 2v3.7H7z"
      />
    </svg>
  );
}
