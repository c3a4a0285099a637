/** One country per line: its name, then cities with latitude and longitude in degrees. */
export const ASIAN_AND_PACIFIC_CITIES = `
Australia: Sydney -33.87 151.21; Melbourne -37.81 144.96; Brisbane -27.47 153.03; Perth -31.95 115.86; Adelaide -34.93 138.60; Canberra -35.28 149.13
Australia: Gold Coast -28.02 153.40; Hobart -42.88 147.33
Bangladesh: Dhaka 23.81 90.41; Chittagong 22.36 91.78
Cambodia: Phnom Penh 11.56 104.92
China: Beijing 39.90 116.41; Shanghai 31.23 121.47; Shenzhen 22.54 114.06; Guangzhou 23.13 113.26; Hangzhou 30.27 120.16; Chengdu 30.57 104.07; Nanjing 32.06 118.80
Hong Kong: Hong Kong 22.32 114.17
India: Mumbai 19.08 72.88; Delhi 28.70 77.10; Bengaluru 12.97 77.59; Hyderabad 17.39 78.49; Chennai 13.08 80.27; Kolkata 22.57 88.36; Pune 18.52 73.86
India: Ahmedabad 23.02 72.57; Jaipur 26.91 75.79; Gurugram 28.46 77.03; Kochi 9.93 76.27
Indonesia: Jakarta -6.21 106.85; Surabaya -7.26 112.75; Bandung -6.92 107.62; Denpasar -8.65 115.22
Japan: Tokyo 35.68 139.69; Osaka 34.69 135.50; Kyoto 35.01 135.77; Nagoya 35.18 136.91; Fukuoka 33.59 130.40; Sapporo 43.06 141.35; Yokohama 35.44 139.64
Kazakhstan: Almaty 43.24 76.89; Astana 51.17 71.45
Malaysia: Kuala Lumpur 3.14 101.69; Penang 5.41 100.33
Mongolia: Ulaanbaatar 47.89 106.91
Nepal: Kathmandu 27.72 85.32
New Zealand: Auckland -36.85 174.76; Wellington -41.29 174.78; Christchurch -43.53 172.64
Pakistan: Karachi 24.86 67.01; Lahore 31.55 74.34; Islamabad 33.68 73.05
Philippines: Manila 14.60 120.98; Cebu 10.32 123.89
Singapore: Singapore 1.35 103.82
South Korea: Seoul 37.57 126.98; Busan 35.18 129.08; Incheon 37.46 126.71
Sri Lanka: Colombo 6.93 79.86
Taiwan: Taipei 25.03 121.57; Kaohsiung 22.63 120.30
Thailand: Bangkok 13.76 100.50; Chiang Mai 18.79 98.98
Uzbekistan: Tashkent 41.30 69.24
Vietnam: Hanoi 21.03 105.85; Ho Chi Minh City 10.82 106.63; Da Nang 16.05 108.20
`;
