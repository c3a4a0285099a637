/** One country per line: its name, then cities with latitude and longitude in degrees. */
export const AFRICAN_AND_MIDDLE_EASTERN_CITIES = `
Algeria: Algiers 36.75 3.06
Angola: Luanda -8.84 13.23
Armenia: Yerevan 40.18 44.51
Azerbaijan: Baku 40.41 49.87
Bahrain: Manama 26.23 50.59
Botswana: Gaborone -24.63 25.92
Cameroon: Douala 4.05 9.77
Côte d'Ivoire: Abidjan 5.36 -4.01
Egypt: Cairo 30.04 31.24; Alexandria 31.20 29.92
Ethiopia: Addis Ababa 9.03 38.74
Georgia: Tbilisi 41.72 44.78
Ghana: Accra 5.60 -0.19; Kumasi 6.69 -1.62
Israel: Tel Aviv 32.09 34.78; Jerusalem 31.77 35.21; Haifa 32.79 34.99
Jordan: Amman 31.95 35.93
Kenya: Nairobi -1.29 36.82; Mombasa -4.04 39.67
Kuwait: Kuwait City 29.38 47.99
Lebanon: Beirut 33.89 35.50
Mauritius: Port Louis -20.16 57.50
Morocco: Casablanca 33.57 -7.59; Rabat 34.02 -6.84; Marrakesh 31.63 -7.98
Mozambique: Maputo -25.97 32.57
Namibia: Windhoek -22.56 17.08
Nigeria: Lagos 6.52 3.38; Abuja 9.08 7.40; Ibadan 7.38 3.95
Oman: Muscat 23.59 58.41
Qatar: Doha 25.29 51.53
Rwanda: Kigali -1.94 30.06
Saudi Arabia: Riyadh 24.71 46.68; Jeddah 21.49 39.19
Senegal: Dakar 14.72 -17.47
South Africa: Johannesburg -26.20 28.05; Cape Town -33.92 18.42; Durban -29.86 31.02; Pretoria -25.75 28.19
Tanzania: Dar es Salaam -6.79 39.21
Tunisia: Tunis 36.81 10.18
Turkey: Istanbul 41.01 28.98; Ankara 39.93 32.86; Izmir 38.42 27.14
Uganda: Kampala 0.35 32.58
United Arab Emirates: Dubai 25.20 55.27; Abu Dhabi 24.45 54.38; Sharjah 25.35 55.41
Zambia: Lusaka -15.39 28.32
Zimbabwe: Harare -17.83 31.05
`;
