/** The code of the calls, which is loaded on demand: no test shall wait for a file. */
import '../calls/create-call-context.ts'
import '../methods/email-magic-links.ts'
import '../methods/oauth.ts'
import '../oauth/start-one-tap.ts'
import '../methods/otp.ts'
import '../methods/passwords.ts'
