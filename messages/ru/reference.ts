import type { Catalogue } from '../catalogue.ts'

export const reference: Catalogue['reference'] = {
  contacts: 'Контакты',
  contactsSummary: 'Звоните или пишите тем, кто знает ответ.',
  contactsDescription: 'Телефоны и почта организаторов, регистрации, отдела спикеров и пресс-службы; где пройдёт форум.',
  groups: 'Кому звонить',
  noContacts: 'Телефоны скоро появятся здесь',
  materials: 'Материалы',
  materialsSummary: 'Презентации, отчёты, материалы для прессы и знак форума.',
  materialsDescription: 'Презентации, отчёты, пресс-киты и знак форума по годам.',
  noMaterials: 'Материалов ещё нет',
  noMaterialsText: 'Презентации и отчёты появляются здесь после форума.',
  undated: 'Без года',
  kinds: {
    presentation: 'Презентации',
    report: 'Отчёты',
    press_kit: 'Для прессы',
    brand: 'Знак и стиль',
    other: 'Другое',
  },
  pages: 'Справка',
  pagesSummary: 'Как доехать, что можно снимать, куда пойти с вопросом.',
  pagesDescription: 'Страницы о площадке, доступности, правилах и работе прессы на форуме.',
  noPages: 'Страниц ещё нет',
  otherPages: 'Ещё в справке',
  table: 'Таблица',
  noBody: 'Текст этой страницы ещё пишем.',
}
