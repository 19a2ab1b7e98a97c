/** The download of what is kept about the user. */
export const accountDownloadText = {
  'account.download.content':
    'Everything {project} holds about you here: addresses, ways to sign in, devices, apps, and what happened. One JSON file, without passwords or keys.',
  'account.download.submit': 'Download',
  'account.download.last': 'Last downloaded {date}.',
  'account.download.done': 'Your data was downloaded.',
  'account.act.download': 'To download your data.',
} as const
