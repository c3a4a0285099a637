/** One country per line: its name, then cities with latitude and longitude in degrees. */
export const EUROPEAN_CITIES = `
Albania: Tirana 41.33 19.82
Austria: Vienna 48.21 16.37; Graz 47.07 15.44; Linz 48.31 14.29; Salzburg 47.81 13.04; Innsbruck 47.27 11.39
Belgium: Brussels 50.85 4.35; Antwerp 51.22 4.40; Ghent 51.05 3.72; Liège 50.63 5.58
Bosnia and Herzegovina: Sarajevo 43.86 18.41
Bulgaria: Sofia 42.70 23.32; Plovdiv 42.15 24.75; Varna 43.21 27.91
Croatia: Zagreb 45.81 15.98; Split 43.51 16.44
Cyprus: Nicosia 35.17 33.36; Limassol 34.68 33.04
Czechia: Prague 50.08 14.44; Brno 49.20 16.61; Ostrava 49.83 18.26
Denmark: Copenhagen 55.68 12.57; Aarhus 56.16 10.20; Odense 55.40 10.39
Estonia: Tallinn 59.44 24.75; Tartu 58.38 26.72
Finland: Helsinki 60.17 24.94; Tampere 61.50 23.76; Turku 60.45 22.27; Oulu 65.01 25.47
France: Paris 48.86 2.35; Lyon 45.76 4.84; Marseille 43.30 5.37; Toulouse 43.60 1.44; Nice 43.71 7.26; Nantes 47.22 -1.55; Bordeaux 44.84 -0.58
France: Lille 50.63 3.06; Strasbourg 48.57 7.75; Montpellier 43.61 3.88; Rennes 48.11 -1.68; Grenoble 45.19 5.72
Germany: Berlin 52.52 13.40; Hamburg 53.55 9.99; Munich 48.14 11.58; Cologne 50.94 6.96; Frankfurt 50.11 8.68; Stuttgart 48.78 9.18; Düsseldorf 51.23 6.77
Germany: Leipzig 51.34 12.37; Dresden 51.05 13.74; Hanover 52.37 9.73; Nuremberg 49.45 11.08; Bremen 53.08 8.80; Bonn 50.74 7.10; Freiburg 48.00 7.85
Greece: Athens 37.98 23.73; Thessaloniki 40.64 22.94; Patras 38.25 21.73
Hungary: Budapest 47.50 19.04; Debrecen 47.53 21.64
Iceland: Reykjavik 64.15 -21.94
Ireland: Dublin 53.35 -6.26; Cork 51.90 -8.47; Galway 53.27 -9.05; Limerick 52.66 -8.63
Italy: Rome 41.90 12.50; Milan 45.46 9.19; Naples 40.85 14.27; Turin 45.07 7.69; Bologna 44.49 11.34; Florence 43.77 11.26; Venice 45.44 12.32
Italy: Genoa 44.41 8.93; Palermo 38.12 13.36; Verona 45.44 10.99; Bari 41.12 16.87; Trieste 45.65 13.77
Latvia: Riga 56.95 24.11
Lithuania: Vilnius 54.69 25.28; Kaunas 54.90 23.90
Luxembourg: Luxembourg 49.61 6.13
Malta: Valletta 35.90 14.51
Moldova: Chisinau 47.01 28.86
Monaco: Monaco 43.74 7.42
Netherlands: Amsterdam 52.37 4.90; Rotterdam 51.92 4.48; The Hague 52.07 4.30; Utrecht 52.09 5.12; Eindhoven 51.44 5.48; Groningen 53.22 6.57
North Macedonia: Skopje 42.00 21.43
Norway: Oslo 59.91 10.75; Bergen 60.39 5.32; Trondheim 63.43 10.40; Stavanger 58.97 5.73
Poland: Warsaw 52.23 21.01; Kraków 50.06 19.94; Wrocław 51.11 17.04; Poznań 52.41 16.93; Gdańsk 54.35 18.65; Łódź 51.76 19.46; Katowice 50.26 19.02
Portugal: Lisbon 38.72 -9.14; Porto 41.15 -8.61; Braga 41.55 -8.42; Coimbra 40.21 -8.43; Faro 37.02 -7.93
Romania: Bucharest 44.43 26.10; Cluj-Napoca 46.77 23.59; Timișoara 45.75 21.23; Iași 47.16 27.59
Serbia: Belgrade 44.79 20.45; Novi Sad 45.25 19.85
Slovakia: Bratislava 48.15 17.11; Košice 48.72 21.26
Slovenia: Ljubljana 46.06 14.51
Spain: Madrid 40.42 -3.70; Barcelona 41.39 2.17; Valencia 39.47 -0.38; Seville 37.39 -5.98; Bilbao 43.26 -2.93; Málaga 36.72 -4.42; Zaragoza 41.65 -0.89
Spain: Palma 39.57 2.65; Granada 37.18 -3.60; San Sebastián 43.32 -1.98; Alicante 38.35 -0.49
Sweden: Stockholm 59.33 18.07; Gothenburg 57.71 11.97; Malmö 55.60 13.00; Uppsala 59.86 17.64; Lund 55.70 13.19
Switzerland: Zurich 47.38 8.54; Geneva 46.20 6.14; Basel 47.56 7.59; Bern 46.95 7.45; Lausanne 46.52 6.63; Lugano 46.00 8.95
Ukraine: Kyiv 50.45 30.52; Lviv 49.84 24.03; Odesa 46.48 30.72; Kharkiv 49.99 36.23
United Kingdom: London 51.51 -0.13; Manchester 53.48 -2.24; Birmingham 52.49 -1.89; Leeds 53.80 -1.55; Edinburgh 55.95 -3.19; Glasgow 55.86 -4.25
United Kingdom: Bristol 51.45 -2.59; Liverpool 53.41 -2.99; Cardiff 51.48 -3.18; Belfast 54.60 -5.93; Sheffield 53.38 -1.47; Newcastle 54.98 -1.61
United Kingdom: Nottingham 52.95 -1.15; Cambridge 52.21 0.12; Oxford 51.75 -1.26; Brighton 50.82 -0.14; Reading 51.45 -0.97; Bath 51.38 -2.36; Aberdeen 57.15 -2.09
`;
