import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'ऑथेंटिकेटर ऐप',
    recoveryCode: 'रिकवरी कोड',
  },
  added: {
    subject: 'आपके {project} खाते में ऑथेंटिकेटर ऐप जोड़ा गया',
    heading: 'ऑथेंटिकेटर ऐप जोड़ा गया',
    lead: 'अब {email} के खाते में बदलाव के लिए इस ऐप का कोड ज़रूरी है।',
    removes: 'बटन से यह ऐप हट जाएगा और इसे जोड़ने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    does: 'बटन से ईमेल में बताया गया ऑथेंटिकेटर ऐप, अपने रिकवरी कोड के साथ, हट जाएगा और उसे जोड़ने या इस्तेमाल करने वाले ब्राउज़र से साइन आउट हो जाएगा।',
    done: 'ऑथेंटिकेटर ऐप हटा दिया गया है',
  },
}
