import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'מועד הבקשה',
    when: 'מועד',
    browser: 'דפדפן',
    place: 'מקום',
    proof: 'אמצעי',
  },
  browser: '{browser} במכשיר {system}',
  place: 'ליד {city}, {country}',
  near: 'ליד {city}',
  askedNear: 'מקור הבקשה: {browser}, ליד {city}.',
  askedFrom: 'מקור הבקשה: {browser}.',
  worksUntil: 'תקף לשימוש אחד, עד {time}.',
  worksFor: 'תקף לשימוש אחד, למשך {duration}.',
  buttonFails: 'הלחצן לא פועל? {link}',
  nobodyGetsIn: 'הבקשה לא שלך? לא צריך לעשות דבר: בלי האימייל הזה אין כניסה לחשבון.',
  notMe: 'זה לא הייתי אני',
  wasItYou: 'האם הפעולה שלך?',
  ifItWasYou: 'אם הפעולה שלך, לא צריך לעשות דבר.',
  sentFor: {
    signIn: 'האימייל נשלח אל {email} כי התבקשה כניסה עם הכתובת הזו.',
    signUp: 'האימייל נשלח אל {email} כי התבקשה הרשמה עם הכתובת הזו.',
    safety: 'האימייל נשלח אל {email} כי הוא נוגע לאבטחת החשבון שלך.',
  },
  help: 'עזרה',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '"{name}"',
}
