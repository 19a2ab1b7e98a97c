/** Imports the code of the calls, which clients load on demand, so that no test waits for a file. */
import '../client/create-call-context.ts'
import '../methods/email-magic-links/email-magic-links.ts'
import '../methods/oauth/oauth.ts'
import '../methods/oauth/start-one-tap.ts'
import '../methods/otp/otp.ts'
import '../methods/passwords/passwords.ts'
