import { expect, test } from 'vitest'
import { isInAppBrowser } from './is-in-app-browser.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'

test.each([
  ['Instagram', `${iPhone} (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.4.32.98`],
  ['Facebook', `${iPhone} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.40.107]`],
  ['Facebook on Android', `${android}) AppleWebKit/537.36 Chrome/125.0 Mobile [FB_IAB/FB4A]`],
  ['LINE', `${iPhone} (KHTML, like Gecko) Mobile/15E148 Safari Line/14.7.0`],
  ['TikTok', `${android}) AppleWebKit/537.36 Chrome/125.0 Mobile Safari/537.36 musical_ly_2023`],
  ['WeChat', `${android}) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8`],
  ['any Android WebView', `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/125.0 Mobile`],
  ['any app on an iPhone', `${iPhone} (KHTML, like Gecko) Mobile/15E148`],
])('the browser of %s is one in which Google signs nobody in', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  ['Safari', `${iPhone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iPhone} (KHTML, like Gecko) CriOS/125.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iPhone} (KHTML, like Gecko) FxiOS/126.0 Mobile/15E148 Safari/605.1`],
  [
    'Chrome',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36`,
  ],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0'],
])('%s is none', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})

test('a page on the home screen of an iPhone is none', () => {
  expect(isInAppBrowser(`${iPhone} (KHTML, like Gecko) Mobile/15E148`, true)).toBe(false)
})
