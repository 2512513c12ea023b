// Addresses of pages out of names (directus/extensions/editors/slug.js), which the content service makes where an editor typed none.
import { expect, test } from 'vitest'
import { slugOf } from '../directus/extensions/editors/slug.js'

test.each([
  ['Олена Горбенко', 'olena-horbenko'],
  ['Зґрая Їжака з Бучі', 'zgraia-yizhaka-z-buchi'],
  ["Мар'яна Дем’яненко", 'mariana-demianenko'],
  ['Łukasz Wójcik', 'lukasz-wojcik'],
  ['Ørsted', 'orsted'],
  ['STRASSE, Straße, ẞ', 'strasse-strasse-ss'],
  ['Đorđe Živković', 'dorde-zivkovic'],
  ['Işık Çağlayan', 'isik-caglayan'],
  ['Æsop & Œuvre', 'aesop-oeuvre'],
  ['Þórður Guðrúnarson', 'thordur-gudrunarson'],
  ['Nguyễn Thị Ánh', 'nguyen-thi-anh'],
  ['Əliyev', 'aliyev'],
  ['Ħal Qormi', 'hal-qormi'],
  ['Ελλάς', ''],
])('%s stands at %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
