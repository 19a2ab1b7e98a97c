import type { Translation } from '@portico/contract'
import type * as english from '../en/logout.ts'

export const logout: Translation<typeof english.logout> = {
  title: '로그아웃하시겠습니까?',
  question: '{project} 계정에서 로그아웃하시겠습니까?',
  yes: '로그아웃',
  no: '로그인 상태 유지',
  stayed: '로그아웃되지 않았습니다. 이 페이지를 닫아도 됩니다.',
  leftTitle: '로그아웃되었습니다',
  leftText: '이 브라우저에서 {project} 계정이 로그아웃되었습니다.',
  appsText: '아직 열려 있을 수 있는 앱: {apps}.',
}
