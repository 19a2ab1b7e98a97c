import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': '키보드에서 나란히 있는 키는 추측하기 쉽습니다.',
  'password.zxcvbn.warning.shortKeyboardPatterns': '짧은 키보드 패턴은 추측하기 쉽습니다.',
  'password.zxcvbn.warning.repeats': '‘aaa’ 같은 반복은 추측하기 쉽습니다.',
  'password.zxcvbn.warning.longerRepeats':
    '‘abcabcabc’ 같은 반복은 ‘abc’보다 추측하기가 조금 더 어려울 뿐입니다.',
  'password.zxcvbn.warning.sequences': '‘abc’나 ‘6543’ 같은 연속된 문자는 추측하기 쉽습니다.',
  'password.zxcvbn.warning.recentYears': '최근 연도는 추측하기 쉽습니다.',
  'password.zxcvbn.warning.dates': '날짜는 추측하기 쉬운 경우가 많습니다.',
  'password.zxcvbn.warning.top10CommonPassword': '가장 많이 쓰이는 비밀번호 10개 중 하나입니다.',
  'password.zxcvbn.warning.top100CommonPassword': '가장 많이 쓰이는 비밀번호 100개 중 하나입니다.',
  'password.zxcvbn.warning.veryCommonPassword': '매우 많이 쓰이는 비밀번호입니다.',
  'password.zxcvbn.warning.similarToCommonPassword': '많이 쓰이는 비밀번호와 비슷합니다.',
  'password.zxcvbn.warning.wordByItself': '한 단어만으로는 추측하기 쉽습니다.',
  'password.zxcvbn.warning.names': '이름이나 성만으로는 추측하기 쉽습니다.',
  'password.zxcvbn.warning.commonNames': '흔한 이름과 성은 추측하기 쉽습니다.',
  'password.zxcvbn.suggestion.useAFewWords': '여러 단어를 사용하고, 흔한 문구는 피하세요.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    '기호, 숫자, 대문자는 꼭 필요하지 않습니다.',
  'password.zxcvbn.suggestion.addWords':
    '단어를 한두 개 더 추가하세요. 흔하지 않은 단어가 더 좋습니다.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    '더 길고 방향이 자주 바뀌는 키보드 패턴을 사용하세요.',
  'password.zxcvbn.suggestion.avoidRepeats': '단어와 문자의 반복을 피하세요.',
  'password.zxcvbn.suggestion.avoidSequences': '연속된 문자를 피하세요.',
  'password.zxcvbn.suggestion.avoidRecentYears': '최근 연도를 피하세요.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': '나와 관련된 연도를 피하세요.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    '나와 관련된 날짜와 연도를 피하세요.',
  'password.zxcvbn.suggestion.capitalization': '첫 글자를 대문자로 써도 큰 도움이 되지 않습니다.',
  'password.zxcvbn.suggestion.allUppercase':
    '모두 대문자로 써도 모두 소문자로 쓴 것만큼 추측하기 쉽습니다.',
  'password.zxcvbn.suggestion.reversed': '단어를 거꾸로 써도 추측하기가 크게 어려워지지 않습니다.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    '‘a’를 ‘@’로 바꾸는 것처럼 예측하기 쉬운 대체는 큰 도움이 되지 않습니다.',
}
