import { LIMITS } from "#app/platform/limits/limits";
import { counted } from "#app/ui/text/counts";
import { PASSWORD_MIN_CHARACTERS } from "../limits";

const CHANGES = counted(LIMITS["account-change"].minutes / 60, "hour", "an");

/** Texts of the sign-in and sign-up forms and their answers, on any page. */
export const formMessages = {
  tabs: "Sign in or sign up",
  signIn: "Sign In",
  signingIn: "Signing in...",
  signUp: "Sign Up",
  createAccount: "Create Account",
  creatingAccount: "Creating account...",
  email: "Email",
  password: "Password",
  passwordHint: `At least ${PASSWORD_MIN_CHARACTERS} characters, with an uppercase letter, a lowercase letter and a number.`,
  confirmPassword: "Confirm Password",
  rememberMe: "Remember me",
  accountType: "Account type",
  accountTypeHint: "An individual account cannot become a business or an organisation later.",
  individual: "Individual",
  business: "Business",
  organisation: "Organisation",
  forgotLink: "Forgot password?",
  or: "or",
  google: "Continue with Google",
  linkedin: "Continue with LinkedIn",
  linkedinSoonTitle: "Coming Soon",
  linkedinSoonText: "Signing in with LinkedIn will be possible soon. Use your email until then.",

  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  emailTooLong: "Email is too long",
  passwordTooShort: `Password must be at least ${PASSWORD_MIN_CHARACTERS} characters`,
  passwordTooLong: "Password is too long",
  passwordTooSimple: "Password must contain at least one uppercase letter, one lowercase letter, and one number",
  passwordsDiffer: "Passwords don't match",
  accountTypeUnknown: "Please choose an account type",

  tooManyAttempts: `Too many attempts. Please wait ${LIMITS["sign-in"].minutes} minutes before trying again.`,
  tooManySignUps: "Many accounts were created from your network today. Please try again tomorrow.",
  tooManyToday: "Many attempts came from your network today. Please try again tomorrow.",
  tooManyChanges: `You have changed your account many times. Please wait up to ${CHANGES} before the next change.`,
  invalidRequest: "Invalid request. Please check your input.",
  authenticationFailed: "Authentication failed. Please try again.",
  errorOccurred: "An error occurred. Please try again.",
  unexpectedError: "An unexpected error occurred",
  invalidCredentials: "Invalid email or password.",
  emailNotConfirmed: "Email not confirmed",
  emailNotConfirmedText: "Open the link in the email we sent you, or send it again.",
  suspended: "This account is suspended. Write to {email} if you think that is a mistake.",
  busy: "Many people are signing in right now. Please try again in a few seconds.",

  checkEmailTitle: "Check your email",
  checkEmailText: "We've sent you a confirmation link.",
  toSignIn: "Back to sign in",
  confirming: "Confirming...",
  newPassword: "New Password",

  signedOut: "You have been signed out successfully.",
  linkEndedTitle: "This link no longer works",
} as const;
