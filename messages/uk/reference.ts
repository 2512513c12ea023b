// Words of the pages about the forum, of contacts, materials, thanks, search and donations.

export const about = {
  title: 'Про форум',
  supervisors: 'Наглядова рада',
  team: 'Команда',
  noText: 'Розповідь про форум ще пишемо. Питання можна поставити організаторам.',
  noPeople: 'Імена зʼявляться тут, щойно їх затвердять.',
  noPartners: 'Партнерів цього року ще не оголошено.',
  wholeTeam: 'Уся команда',
  allPartners: 'Усі партнери',
  contactUs: 'Контакти',
  teamTitle: 'Хто робить форум',
  teamSummary: 'Ті, хто перевіряє, вирішує і виносить стільці.',
  alongside: 'Поруч працюють',
  noTeam: 'Команду ще не оголошено',
  partnersSummary: 'Партнер оплачує видиме: світло, переклад, обід. На програму він не впливає.',
  partnersEarlier: 'Попередні роки',
  partnersCount: { one: 'партнер', few: 'партнери', many: 'партнерів' },
}

/** The pages after an order and after a form: what they share, and the one after an order, true for whoever opens it directly. */
export const confirmation = {
  next: 'Що далі',
  contact: 'Якщо щось пішло не так',
  contactText: 'Запитайте відділ реєстрації: назвіть номер замовлення або імʼя, на яке його оформлено.',
  contactPlain: 'Напишіть або зателефонуйте нам.',
  ways: 'Тим часом',
  programme: 'Програма форуму',
  speakers: 'Спікери',
  news: 'Новини',
  home: 'На головну',
}

/** What the registration fees support: these words stand where editors have written no page of their own. */
export const donation = {
  text: 'Реєстраційні внески учасників форуму йдуть до центру реабілітації ветеранів.',
  /** Below the sum that is there. */
  raised: (goal: string) => `зібрано з ${goal}`,
  missing: (sum: string) => `бракує ${sum}`,
  help: 'До кого звернутися',
  helpText: 'Скажіть нам, чим хочете допомогти: грішми, обладнанням чи роботою. Ми зведемо вас із центром.',
  toForum: (year: number) => `Форум ${year}`,
}

/** Contacts, materials and the pages that editors write. */
export const reference = {
  contacts: 'Контакти',
  contactsSummary: 'Телефонуйте або пишіть тим, хто знає відповідь.',
  hours: 'Телефони працюють у будні з 9 до 18 за Києвом.',
  answeredNow: (time: string) => `Зараз у Києві ${time}: телефонуйте.`,
  notAnsweredNow: (time: string) => `Зараз у Києві ${time}: напишіть, відповімо зранку в робочий день.`,
  aboutTickets: 'Квитки, рахунки, повернення',
  aboutPress: 'Акредитація, інтервʼю, знімки',
  toTickets: 'До квитків',
  groups: 'Кому телефонувати',
  noContacts: 'Телефони зʼявляться тут незабаром',
  materialsSummary: 'Презентації, звіти, матеріали для преси та знак форуму.',
  noMaterials: 'Матеріалів ще немає',
  noMaterialsText: 'Презентації та звіти зʼявляються тут після форуму.',
  undated: 'Без року',
  kinds: {
    presentation: 'Презентації',
    report: 'Звіти',
    press_kit: 'Для преси',
    brand: 'Знак і стиль',
    other: 'Інше',
  },
  pagesSummary: 'Як доїхати, що можна знімати, куди піти з питанням.',
  noPages: 'Сторінок ще немає',
  otherPages: 'Ще в довідці',
  noBody: 'Текст цієї сторінки ще пишемо.',
}

/** Of the site's search. `also`: other words by which a page of the site itself is found. */
export const search = {
  find: 'Знайти',
  toFound: 'До знайденого',
  nothingText: 'Спробуйте коротше слово, іншу форму імені або тему. Можна писати українською, англійською чи російською.',
  byKind: 'За видом',
  byYear: 'За роком',
}

export const share = {
  copyOf: (field: string) => `Скопіювати: ${field}`,
  selected: 'Виділено: натисніть Ctrl+C (на Mac ⌘C)',
}

export const status = {
  offlineTitle: 'Немає звʼязку',
  offlineText: 'Цю сторінку ви ще не відкривали, а мережі зараз немає. Щойно звʼязок повернеться, вона відкриється сама.',
  keptPages: 'Відкриються й без мережі',
}
