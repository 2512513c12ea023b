// Words of the pages about the forum, of donations, contacts, materials and the pages that editors write.

export const about = {
  mission: 'Місія',
  organizers: 'Організатори',
  partners: 'Партнери',
  title: 'Про форум',
  supervisors: 'Наглядова рада',
  team: 'Команда',
  noText: 'Розповідь про форум ще пишемо. Запитати можна в організаторів.',
  noPeople: 'Імена зʼявляться тут, щойно їх затвердять.',
  noPartners: 'Партнерів цього року ще не оголошено.',
  wholeTeam: 'Уся команда',
  allPartners: 'Усі партнери',
  contactUs: 'Контакти',
  teamTitle: 'Хто робить форум',
  teamSummary: 'Наглядова рада, організатори й команда.',
  alongside: 'Поруч працюють',
  noTeam: 'Команду ще не оголошено',
  partnersSummary: 'Партнер оплачує видиме: світло, переклад, обід. На програму він не впливає.',
  partnersEarlier: 'Попередні роки',
  partnersCount: { one: 'партнер', few: 'партнери', many: 'партнерів' },
  description: 'Навіщо існує форум, хто його наглядає, організовує й підтримує.',
  teamDescription: 'Наглядова рада, організатори й команда форуму: імена, обовʼязки, контакти.',
  memberDescription: (member: string, forum: string) => `${member}: за що відповідає у форумі (${forum}).`,
  partnersDescription: (year: number) => `Партнери форуму ${year} за групами та партнери попередніх років.`,
}

/** What the registration fees support: these words stand where editors have written no page of their own. */
export const donation = {
  title: 'Підтримати центр реабілітації',
  text: 'Частина реєстраційних внесків учасників форуму йде до центру реабілітації ветеранів.',
  /** Below the sum that is there. */
  raised: (goal: string) => `зібрано з ${goal}`,
  missing: (sum: string) => `бракує ${sum}`,
  help: 'До кого звернутися',
  helpText: 'Скажіть нам, чим хочете допомогти: грішми, обладнанням чи роботою. Ми зведемо вас із центром.',
  toForum: (year: number) => `Форум ${year}`,
  description: 'Частина реєстраційних внесків форуму йде до центру реабілітації ветеранів. Як допомогти ще.',
}

/** Contacts, materials and the pages that editors write. */
export const reference = {
  materials: 'Матеріали',
  pages: 'Довідка',
  table: 'Таблиця',
  contacts: 'Контакти',
  contactsSummary: 'Телефонуйте або пишіть тим, хто знає відповідь.',
  hours: 'Телефони працюють у будні з 9 до 18 за Києвом.',
  answeredNow: 'Зараз у Києві {time}: телефонуйте.',
  notAnsweredNow: 'Зараз у Києві {time}: напишіть, відповімо зранку в робочий день.',
  aboutTickets: 'Квитки, рахунки, повернення',
  aboutPress: 'Акредитація, інтервʼю, знімки',
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
  pagesSummary: 'Як доїхати, що можна знімати, куди звернутися із запитанням.',
  noPages: 'Сторінок ще немає',
  otherPages: 'Ще в довідці',
  noBody: 'Текст цієї сторінки ще пишемо.',
  contactsDescription: 'Телефони й пошта організаторів, реєстрації, спікерської та пресслужби; де відбудеться форум.',
  materialsDescription: 'Презентації, звіти, пресматеріали та знак форуму за роками.',
  pagesDescription: 'Сторінки про місце проведення, доступність, правила й роботу преси на форумі.',
}
