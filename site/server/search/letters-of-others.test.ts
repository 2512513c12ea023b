// People whose names are written with letters of Kazakh, Azeri, Crimean Tatar and Polish: twenty queries for each, as people of three countries type.

import { demoContent } from '@forum/content/client/demo-content-fixture.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSearch, type Search } from './search.ts'

/** [own spelling, Ukrainian, English, the queries]; invented names. */
type Named = readonly [own: string, uk: string, en: string, queries: readonly string[]]

const languages: Readonly<Record<string, readonly Named[]>> = {
  Kazakh: [
    ['Әлихан Қасымов', 'Аліхан Касимов', 'Alikhan Kassymov', ['Әлихан Қасымов', 'Қасымов', 'Касымов', 'Kasymov', 'Qasymov']],
    ['Гүлнәр Өмірбекова', 'Гульнар Омірбекова', 'Gulnar Omirbekova', ['Өмірбекова', 'Омирбекова', 'Omirbekova', 'Гүлнәр']],
    ['Шыңғыс Жұмағұлов', 'Шингіс Жумагулов', 'Shyngys Zhumagulov', ['Жұмағұлов', 'Жумагулов', 'Jumagulov', 'Шыңғыс', 'Shyngys']],
    ['Нұрсұлу Тоқтарова', 'Нурсулу Токтарова', 'Nursulu Toktarova', ['Тоқтарова', 'Toqtarova', 'Токтарова']],
    ['Ұлан Һайдаров', 'Улан Хайдаров', 'Ulan Haidarov', ['Ұлан Һайдаров', 'Хайдаров', 'Haydarov']],
  ],
  Azeri: [
    ['Cəfər Əhmədov', 'Джафар Ахмедов', 'Jafar Ahmadov', ['Cəfər Əhmədov', 'Əhmədov', 'Ахмадов', 'Ahmadov', 'Джафар', 'Cefer']],
    ['Şəhla Quliyeva', 'Шахла Гулієва', 'Shahla Guliyeva', ['Şəhla', 'Quliyeva', 'Гулиева', 'Guliyeva']],
    ['Elçin Hüseynzadə', 'Ельчин Гусейнзаде', 'Elchin Huseynzada', ['Hüseynzadə', 'Гусейнзаде', 'Elçin', 'Эльчин']],
    ['Vüqar Ağayarov', 'Вугар Агаяров', 'Vugar Aghayarov', ['Ağayarov', 'Агаяров', 'Vüqar']],
    ['Xəyal İsmayıllı', 'Хаял Ісмаїлли', 'Khayal Ismayilli', ['Xəyal', 'İSMAYILLI', 'Хаял Исмаиллы']],
  ],
  'Crimean Tatar': [
    ['Refat Çelebiyev', 'Рефат Челебієв', 'Refat Chelebiiev', ['Çelebiyev', 'Челебиев', 'Celebiyev', 'Chelebiyev']],
    ['Şevqiye Cemilova', 'Шевкіє Джемілова', 'Shevkiie Dzhemilova', ['Cemilova', 'Джемилова', 'Jemilova', 'Şevqiye', 'Шевкие']],
    ['Qadır Gözlevli', 'Кадир Гозлевли', 'Kadyr Gozlevly', ['Qadır', 'Къадыр', 'Gözlevli', 'Гёзлевли']],
    ['Nuriye Aqyarlı', 'Нуріє Ак’ярли', 'Nuriie Akiarly', ['Aqyarlı', 'Акъярлы', 'Nuriye', 'Акярли']],
    ['Süleyman Bağçasaraylı', 'Сулейман Багчасарайли', 'Suleiman Bahchasaraily', ['Bağçasaraylı', 'Багчасарайлы', 'Süleyman']],
  ],
  Polish: [
    [
      'Łukasz Brzęczkowski',
      'Лукаш Бженчковський',
      'Lukasz Brzeczkowski',
      ['Łukasz', 'Brzęczkowski', 'Бженчковский', 'Лукаш', 'Brzeczkowski'],
    ],
    ['Świętosława Zając', 'Швентослава Зайонц', 'Swietoslawa Zajac', ['Zając', 'Зайонц', 'Świętosława', 'Zajac']],
    [
      'Grzegorz Dąbrowiecki',
      'Гжегож Домбровецький',
      'Grzegorz Dabrowiecki',
      ['Dąbrowiecki', 'Домбровецкий', 'Гжегож', 'Grzegorz Dabrowiecki'],
    ],
    ['Żaneta Szymczyńska', 'Жанета Шимчинська', 'Zaneta Szymczynska', ['Szymczyńska', 'Шимчинская', 'Żaneta', 'Szymczynska']],
    ['Wojciech Jędrzejak', 'Войцех Єнджеяк', 'Wojciech Jedrzejak', ['Jędrzejak', 'Войцех', 'Єнджеяк']],
  ],
  'Kazakh, others': [
    [
      'Айгүл Сәрсенбаева',
      'Айгуль Сарсенбаєва',
      'Aigul Sarsenbayeva',
      ['Айгүл', 'Сәрсенбаева', 'Сарсенбаева', 'Sarsenbaeva', 'Sarsenbayeva'],
    ],
    [
      'Бауыржан Әбдірахманов',
      'Бауиржан Абдірахманов',
      'Bauyrzhan Abdirakhmanov',
      ['Әбдірахманов', 'Абдирахманов', 'Abdirakhmanov', 'Baurzhan', 'Äbdirahmanov'],
    ],
    [
      'Мұқағали Оңғарбек',
      'Мукагалі Онгарбек',
      'Mukagali Ongarbek',
      ['Мұқағали', 'Оңғарбек', 'Онгарбек', 'Mukaghali', 'Mūqağali'],
    ],
    [
      'Жансая Өтегенова',
      'Жансая Отегенова',
      'Zhansaya Otegenova',
      ['Өтегенова', 'Otegenova', 'Janssaya Otegenova', 'Жансая', 'Ötegenova'],
    ],
  ],
  'Azeri, others': [
    [
      'Gülşən Məmmədzadə',
      'Гюльшен Мамедзаде',
      'Gulshan Mammadzada',
      ['Gülşən', 'Məmmədzadə', 'Мамедзаде', 'Mammadzada', 'Гюльшан'],
    ],
    ['Çingiz Qasımlı', 'Чингіз Гасимли', 'Chingiz Gasimli', ['Çingiz', 'Qasımlı', 'Гасымлы', 'Gasimli', 'Kasimli']],
    ['Rəşad Cavadov', 'Рашад Джавадов', 'Rashad Javadov', ['Rəşad', 'Cavadov', 'Джавадов', 'Javadov', 'Rashad']],
    [
      'Aygün Şıxlinskaya',
      'Айгюн Шихлінська',
      'Aygun Shikhlinskaya',
      ['Şıxlinskaya', 'Шихлинская', 'Aygün', 'Shikhlinskaya', 'Айгюн'],
    ],
  ],
  'Crimean Tatar, others': [
    [
      'Ayşe Qurtseitova',
      'Айше Куртсеїтова',
      'Aishe Kurtseitova',
      ['Ayşe', 'Qurtseitova', 'Къуртсеитова', 'Kurtseitova', 'Куртсеитова'],
    ],
    ['Bekir Çoyunci', 'Бекір Чоюнджі', 'Bekir Choiundzhi', ['Çoyunci', 'Чоюнджи', 'Bekir Çoyunci', 'Coyunci', 'Choyunji']],
    ['Noman Ğafarov', 'Номан Гафаров', 'Noman Hafarov', ['Ğafarov', 'Гъафаров', 'Гафаров', 'Gafarov', 'Noman']],
    ['Zöre Ürmüz', 'Зоре Урмуз', 'Zore Urmuz', ['Zöre', 'Ürmüz', 'Зёре', 'Урмуз', 'Urmuz']],
  ],
  'Polish, others': [
    ['Krzysztof Ślęzak', 'Кшиштоф Слензак', 'Krzysztof Slezak', ['Krzysztof', 'Ślęzak', 'Слензак', 'Кшиштоф', 'Slezak']],
    ['Małgorzata Wróbel', 'Малґожата Врубель', 'Malgorzata Wrobel', ['Małgorzata', 'Wróbel', 'Малгожата', 'Врубель', 'Wrobel']],
    [
      'Przemysław Ćwikliński',
      'Пшемислав Цвіклінський',
      'Przemyslaw Cwiklinski',
      ['Przemysław', 'Ćwikliński', 'Цвиклинский', 'Пшемыслав', 'Cwiklinski'],
    ],
    ['Jadwiga Ochędzan', 'Ядвіга Охендзан', 'Jadwiga Ochedzan', ['Jadwiga', 'Ochędzan', 'Охендзан', 'Ядвига', 'Ochedzan']],
  ],
}

const people = Object.values(languages).flat()

/** The demo's people and these, by `nameOf`. */
async function searchOver(nameOf: (named: Named) => Localised): Promise<Search> {
  const search = createSearch()
  const content = await demoContent()
  const own = people.map((named, index) => aPerson({ id: `o${index}`, slug: `o${index}`, name: nameOf(named) }))
  await search.learn({ ...content, people: [...content.people, ...own] })
  return search
}

const byNames: Record<string, Search> = {}
beforeAll(async () => {
  byNames['in Ukrainian and English'] = await searchOver(([, uk, en]) => inSome({ uk, en, ru: uk }))
  byNames['in their own letters'] = await searchOver(([own]) => inAll(own))
  byNames['in Ukrainian alone'] = await searchOver(([, uk]) => inAll(uk))
})

describe.each(['in Ukrainian and English', 'in their own letters', 'in Ukrainian alone'])('whose names stand %s', (names) => {
  test.each(Object.entries(languages))('%s: at least 18 of 20 queries find their person first', (_, named) => {
    const queries = named.flatMap(([own, , , texts]) => texts.map((query) => ({ own, query })))
    const missed = queries.filter(({ own, query }) => {
      const [first] =
        byNames[names]?.find({ query, locale: 'uk', now: Date.parse('2025-09-09T08:00:00Z'), currentYear: 2025 }).found ?? []
      return first?.path !== `/speakers/o${people.findIndex(([name]) => name === own)}`
    })
    expect(queries.length).toBe(20)
    expect(missed.length <= 2 ? [] : missed).toEqual([])
  })
})
