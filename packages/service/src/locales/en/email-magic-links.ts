/** Texts of sign-in with a link: its mails and its pages. */
export const emailMagicLinks = {
  proof: 'Link in a mail',
  mail: {
    login: {
      /** Both the subject and the heading. */
      title: 'Sign in to {project}',
      action: 'Sign in',
    },
    signup: {
      /** Both the subject and the heading. */
      title: 'Sign up for {project}',
      action: 'Sign up',
    },
    preheader: 'Works once, for {duration}.',
    preheaderWithCode: 'Open the link, or enter {code}. Works once, for {duration}.',
    orCode: 'Or enter this code on the page where you asked:',
    /** States the expiry of the link and the code together. */
    worksUntil: 'Link and code work once, until {time}. Using one ends the other.',
    worksFor: 'Link and code work once, for {duration}. Using one ends the other.',
  },
  form: {
    sentTitle: 'Check your email',
    /** Contains the placeholder `{email}`. */
    sentText: 'An email was sent to {email}.',
    invalidTitle: 'Check the email address',
    invalidText: 'Go back, and enter a valid one.',
    tooManyTitle: 'Too many attempts',
    tooManyText: 'Wait a few minutes, go back, and try again.',
    /** The error for a project that requires a captcha or another check that needs a script. */
    scriptTitle: 'Signing in here needs JavaScript',
    scriptText: 'Turn it on in your browser, go back, and try again.',
  },
  otherDevice: {
    question: 'Sign in on your other device?',
    lead: 'Someone asked for this link there. If it was you, choose the number that you see on that screen:',
    /** Labels the group of three numbers for screen readers. */
    numbers: 'The number on the other screen',
    /** Describes the requesting browser if nothing is known about it. */
    someBrowser: 'Another browser',
    /** The description in the form for the middle of a sentence. */
    thatBrowser: 'the other browser',
    justNow: 'just now',
    here: 'Sign in here instead',
    refuse: 'I did not ask for this',
    approvedTitle: 'You are signed in there',
    approvedText: 'Go on in {browser}. You can close this page.',
    /** Shown while the requesting page has not signed in yet: a phone suspends pages in the background. */
    soonTitle: 'Go back to your other device',
    soonText:
      'You will be signed in once you look at the page in {browser}. You can close this one.',
    refusedTitle: 'The link no longer works',
    refusedText: 'Nobody was signed in.',
    wrongTitle: 'That was not the number',
    wrongText:
      'So nobody was signed in, and the link no longer works. If you asked for it yourself, ask for a new one.',
    takenTitle: 'It is too late to refuse',
    takenText:
      'The page there is signed in already. If that was not you, ask {project} for help at once.',
    onwardTitle: 'Signing you in...',
    onward: 'Sign in',
  },
}
