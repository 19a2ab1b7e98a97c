import type { Translation } from '@portico/contract'
import type * as english from '../en/account-name.ts'

export const accountNameText: Translation<typeof english.accountNameText> = {
  'account.picture': '사진',
  'account.picture.invalid': 'https://로 시작하는 주소를 입력하세요.',
}
