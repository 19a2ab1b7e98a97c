/** The terms that each language's glossary has, with the forms in which English texts have them. */
export const terms = {
  passkey: /\bpasskeys?\b/i,
  passcode: /\bpasscodes?\b/i,
  password: /\bpasswords?\b/i,
  'recovery code': /\brecovery codes?\b/i,
  'authenticator app': /\bauthenticator apps?\b/i,
  wallet: /\bwallets?\b/i,
  account: /\baccounts?\b/i,
  browser: /\bbrowsers?\b/i,
  device: /\bdevices?\b/i,
  link: /\blinks?\b/i,
  email: /\be-?mails?\b/i,
  'phone number': /\bphone numbers?\b/i,
  'text message': /\btext messages?\b/i,
  'sign in': /\bsign(ed|ing|s)?[ -]in\b/i,
  'sign up': /\bsign(ed|ing|s)?[ -]up\b/i,
  'log in': /\blog(ged|ging|s)?[ -]?in\b/i,
  'sign out': /\bsign(ed|ing|s)?[ -]out\b/i,
  'log out': /\blog(ged|ging|s)?[ -]?out\b/i,
  allow: /\ballow(ed|s)?\b/i,
  deny: /\bden(y|ied|ies)\b/i,
}

/** Names are the same in every language: a text that consists of them may equal the English one. */
export const names =
  /\b(Metamask|Phantom|Vessel|Binance|Coinbase|Ethereum|Solana|WhatsApp|Gmail|Yahoo|Outlook|Portico|Google|SMS)\b/g

/** Texts that are equal in every language, for a reason that holds for each. */
export const sameEverywhere = {
  'sharedText.formField.email.placeholder': 'an address is not translated',
  'phoneText.formField.phone.placeholder': 'the digits of an example',
}
